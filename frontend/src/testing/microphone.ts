import { vi } from 'vitest'

/** Records what it hears until it is stopped, as the browser's recorder does. */
class FakeMediaRecorder extends EventTarget {
  static isTypeSupported(): boolean {
    return true
  }

  readonly mimeType = 'audio/webm;codecs=opus'
  state = 'inactive'

  start(): void {
    this.state = 'recording'
  }

  pause(): void {
    this.state = 'paused'
  }

  resume(): void {
    this.state = 'recording'
  }

  stop(): void {
    this.state = 'inactive'
    const data = new Blob(['laut'])
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    this.dispatchEvent(new Event('stop'))
  }
}

class FakeAudioContext {
  readonly state = 'running'

  createAnalyser() {
    return { fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5) }
  }

  createMediaStreamSource() {
    return { connect: () => undefined }
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

const setDevices = (getUserMedia: () => Promise<unknown>): void => {
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  vi.stubGlobal('AudioContext', FakeAudioContext)
  const value = { getUserMedia }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value })
}

/** A microphone that the member allowed. What it records lasts as long as the clock of the test says. */
export const giveMicrophone = (): void => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  setDevices(() => Promise.resolve({ getTracks: () => [], getAudioTracks: () => [] }))
}

export const refuseMicrophone = (): void => {
  setDevices(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
}
