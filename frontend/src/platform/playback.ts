interface Sound {
  pause(): void
}

/** Sound that plays without an element in the document, such as a voice message. */
let detached: Sound | undefined

const isAudible = (element: HTMLMediaElement): boolean =>
  !element.paused && !element.muted && element.volume > 0

/** Pauses every other sound of the page. Called when a sound starts; muted videos go on. */
export const claimPlayback = (sound: Sound): void => {
  if (detached !== sound) detached?.pause()
  detached = sound instanceof Node && sound.isConnected ? undefined : sound
  for (const element of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (element !== sound && isAudible(element)) element.pause()
}

let isWatching = false

/** Lets each audio and video of the document claim the playback when it starts or is unmuted. */
export const watchPlayback = (): void => {
  if (isWatching) return
  isWatching = true
  const claim = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && isAudible(target)) claimPlayback(target)
  }
  // Events of media do not bubble.
  document.addEventListener('play', claim, true)
  document.addEventListener('volumechange', claim, true)
}
