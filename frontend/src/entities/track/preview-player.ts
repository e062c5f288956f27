import { claimPlayback, watchPlayback } from '#spa/platform/playback.ts'
import type { Track } from './track.ts'

export interface PreviewState {
  readonly status: 'idle' | 'loading' | 'playing' | 'paused' | 'broken'
  /** Seconds. */
  readonly position: number
  readonly duration: number
}

/** The part of an audio element that the player uses. */
export type PreviewSound = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'play' | 'pause' | 'addEventListener' | 'removeAttribute'
>

const PREVIEW_SECONDS = 30
const IDLE: PreviewState = { status: 'idle', position: 0, duration: PREVIEW_SECONDS }

/** Plays previews, one at a time in the whole page. Nothing is loaded before `play`. */
export class PreviewPlayer {
  private readonly makeSound: () => PreviewSound
  private readonly listeners = new Set<() => void>()
  /** Tracks whose company was contacted in this visit. */
  private readonly played = new Set<string>()
  private sound: PreviewSound | undefined
  private owner: string | undefined
  private state = IDLE

  constructor(makeSound: () => PreviewSound) {
    this.makeSound = makeSound
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** @param owner names the place that plays, because a track can be in several posts */
  readonly stateOf = (owner: string): PreviewState => (owner === this.owner ? this.state : IDLE)

  /** Whether the member played it in this visit; only then its cover may be shown. */
  readonly wasPlayed = ({ id }: Pick<Track, 'id'>): boolean => this.played.has(id)

  play(owner: string, track: Track): void {
    const sound = (this.sound ??= this.listen(this.makeSound()))
    this.played.add(track.id)
    claimPlayback(sound)
    if (owner !== this.owner || this.state.status === 'broken') {
      this.owner = owner
      this.change({ ...IDLE, status: 'loading' })
      sound.src = track.previewUrl
    }
    void this.start(sound)
  }

  pause(owner: string): void {
    if (owner !== this.owner) return
    this.sound?.pause()
    if (this.state.status === 'loading') this.change({ status: 'paused' })
  }

  toggle(owner: string, track: Track): void {
    const { status } = this.stateOf(owner)
    if (status === 'playing' || status === 'loading') this.pause(owner)
    else this.play(owner, track)
  }

  seek(owner: string, seconds: number): void {
    if (owner !== this.owner || !this.sound) return
    this.sound.currentTime = Math.min(Math.max(0, seconds), this.state.duration)
    this.change({ position: this.sound.currentTime })
  }

  /** Ends the playback of a place that leaves the page. */
  leave(owner: string): void {
    if (owner !== this.owner) return
    this.sound?.pause()
    this.sound?.removeAttribute('src')
    this.owner = undefined
    this.change(IDLE)
  }

  private async start(sound: PreviewSound): Promise<void> {
    try {
      await sound.play()
    } catch (error) {
      // A pause aborts the start, and a sound that does not load also reports an error event.
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
      if (isBlocked) this.change({ status: 'paused' })
    }
  }

  private listen(sound: PreviewSound): PreviewSound {
    const on = (name: string, react: () => void) => {
      sound.addEventListener(name, () => {
        if (this.owner !== undefined) react()
      })
    }
    on('playing', () => this.change({ status: 'playing' }))
    on('pause', () => {
      if (this.state.status === 'playing') this.change({ status: 'paused' })
    })
    on('timeupdate', () => this.change({ position: sound.currentTime }))
    on('durationchange', () => {
      if (Number.isFinite(sound.duration)) this.change({ duration: sound.duration })
    })
    on('ended', () => {
      this.change({ status: 'paused', position: 0 })
      sound.currentTime = 0
    })
    on('error', () => this.change({ status: 'broken' }))
    return sound
  }

  private change(part: Partial<PreviewState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }
}

const makeSound = (): PreviewSound => {
  watchPlayback()
  const sound = new Audio()
  sound.preload = 'none'
  return sound
}

/** The one player of the page. */
export const previewPlayer = new PreviewPlayer(makeSound)
