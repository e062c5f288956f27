import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useViewStory } from '../../api/view-story.ts'
import type { Scene } from '../../model/playlist.ts'
import type { Playlist } from './use-playlist.ts'
import { mediaOf, usePreload } from './use-preload.ts'
import { useSlideClock } from './use-slide-clock.ts'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

const useIsHidden = (): boolean => useSyncExternalStore(onVisibility, () => document.hidden)

/** Reports a story as seen when its slide is on the screen. */
const useSeen = (scene: Scene | undefined, isReady: boolean): void => {
  const viewStory = useViewStory()
  const storyId = scene?.storyId
  const view = useEffectEvent(() => {
    if (storyId !== undefined && scene?.story?.isSeen !== true) viewStory(storyId)
  })
  useEffect(() => {
    if (isReady) view()
  }, [storyId, isReady])
}

/** Why the story stands still, apart from media that are loading. */
const usePauses = () => {
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isHidden = useIsHidden()
  return {
    isStopped: isPaused || isHeld || isBusy || isHidden,
    isPaused,
    togglePause: () => {
      setPaused(!isPaused)
    },
    hold: setHeld,
    /** The member writes, or a dialog is open. */
    setBusy,
  }
}

/** Runs the clock, waits for media, and reports what was seen. */
export const usePlayback = (playlist: Playlist) => {
  const { scene, turn, isWaiting } = playlist
  const { isStopped, ...pauses } = usePauses()
  const [isMuted, setMuted] = useState(false)
  const [readyKey, setReadyKey] = useState<string>()
  const slideKey = scene ? `${scene.storyId} ${scene.slide.id} ${String(turn)}` : ''
  const isReady = mediaOf(scene?.slide) === null || readyKey === slideKey
  const isPlaying = scene !== undefined && !isWaiting && !isStopped
  const bar = useSlideClock({
    slideKey,
    durationMs: (scene?.slide.duration ?? 1) * 1000,
    isRunning: isPlaying && isReady,
    onEnd: playlist.forward,
  })
  usePreload(playlist.upcoming.map(({ slide }) => slide))
  useSeen(scene, isReady)

  return {
    ...pauses,
    bar,
    slideKey,
    isPlaying,
    isReady: isReady && !isWaiting,
    isMuted,
    toggleMuted: () => {
      setMuted(!isMuted)
    },
    mute: () => {
      setMuted(true)
    },
    ready: () => {
      setReadyKey(slideKey)
    },
    stall: () => {
      setReadyKey(undefined)
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>
