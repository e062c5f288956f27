import { useEffect, useSyncExternalStore } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { Recorder, RecorderState } from '../../model/recorder.ts'

const texts = mediaMessages.voice

const shown = new Map<Recorder, number>()

const count = (recorder: Recorder, by: number): number => {
  const next = (shown.get(recorder) ?? 0) + by
  shown.set(recorder, next)
  return next
}

/** A composer that is only mounted anew does not end the recording. */
const leave = (recorder: Recorder): void => {
  if (count(recorder, -1) > 0) return
  setTimeout(() => {
    if (count(recorder, 0) === 0) void recorder.finish()
  })
}

/** The recorder of the shown chat. A member who leaves, or whose phone locks, keeps what was recorded. */
export const useRecorder = (recorder: Recorder): RecorderState => {
  useEffect(() => {
    const keep = () => {
      if (document.hidden) void recorder.finish()
    }
    count(recorder, 1)
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keep)
      leave(recorder)
    }
  }, [recorder])

  useEffect(
    () =>
      recorder.subscribe(() => {
        const state = recorder.snapshot()
        if (state.name === 'idle' && state.failure) showFailure(texts.failed, texts[state.failure])
      }),
    [recorder],
  )
  return useSyncExternalStore(recorder.subscribe, recorder.snapshot)
}
