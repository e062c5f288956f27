import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Slide } from '#shared/api/stories.ts'
import { useIsDrasticOpen } from '#spa/entities/post/drastic/opened-drastic.ts'
import { useViewStory } from '../../api/view-story.ts'
import type { Scene } from '../../model/playlist.ts'
import type { Playlist } from './use-playlist.ts'
import { mediaOf, usePreload } from './use-preload.ts'
import { useSlideClock } from './use-slide-clock.ts'
import { useStall } from './use-stall.ts'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
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
    togglePause: () => setPaused(!isPaused),
    hold: setHeld,
    /** The member writes, or a dialog is open. */
    setBusy,
  }
}

/** Whether the slide waits for a tap, because the story is drastic. A withheld one has nothing to wait for. */
const useIsCovered = (scene: Scene | undefined): boolean => {
  const isOpen = useIsDrasticOpen(scene?.storyId ?? '')
  return scene?.drastic === 'covered' && !isOpen
}

const needsMedia = (scene: Scene | undefined, isCovered: boolean): boolean =>
  !isCovered && mediaOf(scene?.slide) !== null

const withoutDrastic = (scenes: readonly Scene[]): Slide[] =>
  scenes.flatMap(({ slide, drastic }) => (drastic ? [] : [slide]))

/** Runs the clock, waits for media, and reports what was seen. */
export const usePlayback = (playlist: Playlist) => {
  const { scene, turn, isWaiting } = playlist
  const isCovered = useIsCovered(scene)
  const { isStopped, ...pauses } = usePauses()
  const [isMuted, setMuted] = useState(false)
  const [readyKey, setReadyKey] = useState<string>()
  const slideKey = scene ? `${scene.storyId} ${scene.slide.id} ${String(turn)}` : ''
  const isReady = !needsMedia(scene, isCovered) || readyKey === slideKey
  const [blockedKey, setBlockedKey] = useState<string>()
  const isBlocked = blockedKey === slideKey
  const isPlaying = ![scene === undefined, isWaiting, isStopped, isCovered, isBlocked].includes(
    true,
  )
  const isSlow = useStall({
    slideKey,
    isStuck: isPlaying && !isReady,
    onGiveUp: playlist.forward,
  })
  const bar = useSlideClock({
    slideKey,
    durationMs: (scene?.slide.duration ?? 1) * 1000,
    isRunning: isPlaying && isReady,
    onEnd: playlist.forward,
  })
  usePreload(withoutDrastic(playlist.upcoming))
  useSeen(scene, isReady && !isCovered)

  return {
    ...pauses,
    isCovered,
    bar,
    slideKey,
    isPlaying,
    isReady: isReady && !isWaiting,
    /** The media of this slide do not arrive. */
    isSlow,
    /** The browser plays this video only after a tap. */
    isBlocked,
    block: () => setBlockedKey(slideKey),
    unblock: () => setBlockedKey(undefined),
    isMuted,
    toggleMuted: () => setMuted(!isMuted),
    mute: () => setMuted(true),
    ready: () => setReadyKey(slideKey),
    stall: () => setReadyKey(undefined),
  }
}

export type Playback = ReturnType<typeof usePlayback>
