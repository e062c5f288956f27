import { useEffect, useId, useSyncExternalStore } from 'react'
import { previewPlayer, type PreviewState } from './preview-player.ts'
import type { Track } from './track.ts'

export interface Preview extends PreviewState {
  /** Whether its cover may be loaded. */
  readonly wasPlayed: boolean
  readonly play: () => void
  readonly pause: () => void
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
}

/** The preview of a track at this place of the page. It ends when the place is left; play it on a tap only. */
export const usePreview = (track: Track): Preview => {
  const owner = useId()
  const state = useSyncExternalStore(previewPlayer.subscribe, () => previewPlayer.stateOf(owner))
  const wasPlayed = useSyncExternalStore(previewPlayer.subscribe, () =>
    previewPlayer.wasPlayed(track),
  )
  useEffect(() => () => previewPlayer.leave(owner), [owner, track.id])
  return {
    ...state,
    wasPlayed,
    play: () => previewPlayer.play(owner, track),
    pause: () => previewPlayer.pause(owner),
    toggle: () => previewPlayer.toggle(owner, track),
    seek: (seconds) => previewPlayer.seek(owner, seconds),
  }
}
