import { useEffect, useSyncExternalStore } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { Recorder, RecorderState } from '../../model/recorder.ts'

const texts = mediaMessages.voice

/** The recorder of the shown chat. A member who leaves, or whose phone locks, keeps what was recorded. */
export const useRecorder = (recorder: Recorder): RecorderState => {
  useEffect(() => {
    const keep = () => {
      if (document.hidden) void recorder.finish()
    }
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keep)
      void recorder.finish()
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
