import { RecordingUnsupported, type Microphone } from '../model/recorder.ts'

const WANTED = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Enough for speech; five minutes are below 2 MB. */
const BITS_PER_SECOND = 48_000
/** Chunks arrive while recording, so that a lost microphone costs at most this much. */
const CHUNK_MS = 1000

const meter = (stream: MediaStream) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: (): number | undefined => {
      // A context that the browser suspended measures nothing, and would look like a silent microphone.
      if (context.state !== 'running') {
        void context.resume().catch(() => undefined)
        return undefined
      }
      analyser.getFloatTimeDomainData(samples)
      return Math.min(
        1,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      )
    },
    close: () => context.close(),
  }
}

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const recorderOf = (stream: MediaStream): MediaRecorder => {
  const mimeType = WANTED.find((one) => MediaRecorder.isTypeSupported(one))
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  })
}

const stopped = (recorder: MediaRecorder): Promise<void> =>
  new Promise((resolve) => {
    if (recorder.state === 'inactive') {
      resolve()
      return
    }
    recorder.addEventListener('stop', () => resolve())
    recorder.stop()
  })

const microphoneOf = (stream: MediaStream): Microphone => {
  const recorder = recorderOf(stream)
  const { level, close } = meter(stream)
  return {
    mime: recorder.mimeType,
    start: (onChunk, onLost) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) onChunk(data)
      })
      recorder.addEventListener('error', onLost)
      for (const track of stream.getTracks()) track.addEventListener('ended', onLost)
      recorder.start(CHUNK_MS)
    },
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: async () => {
      await stopped(recorder)
      release(stream)
      await close()
    },
    level,
    isMuted: () => stream.getAudioTracks().some(({ muted, enabled }) => muted || !enabled),
  }
}

/** Asks for the microphone. @throws {RecordingUnsupported} when the browser cannot record; rejects when access is refused */
export const openMicrophone = async (): Promise<Microphone> => {
  // Old browsers and pages without TLS have neither, whatever the types say.
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in globalThis))
    throw new RecordingUnsupported()
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  try {
    return microphoneOf(stream)
  } catch (error) {
    release(stream)
    throw error
  }
}
