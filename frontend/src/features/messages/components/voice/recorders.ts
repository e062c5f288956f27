import { loadChunk } from '#spa/platform/load-chunk.ts'
import { Recorder } from '../../model/recorder.ts'

const recorders = new Map<string, Recorder>()

const openMicrophone = async () => {
  const microphone = await loadChunk(() => import('../../api/voice-microphone.ts'))
  return microphone.openMicrophone()
}

/** The recorder of a chat. It outlives the chat on the screen, with what was recorded in it. */
export const recorderFor = (ownId: string, otherId: string): Recorder => {
  const key = `${ownId}/${otherId}`
  const known = recorders.get(key)
  if (known) return known
  const recorder = new Recorder(openMicrophone)
  recorders.set(key, recorder)
  return recorder
}
