import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { Recorder, RecordingUnsupported, type Microphone } from './recorder.ts'

class FakeMicrophone implements Microphone {
  readonly mime = 'audio/webm;codecs=opus'
  isReleased = false
  loudness: number | undefined = 0.5
  muted = false
  lose: () => void = () => undefined
  private deliver: (chunk: Blob) => void = () => undefined

  start(onChunk: (chunk: Blob) => void, onLost: () => void): void {
    this.deliver = onChunk
    this.lose = onLost
  }

  pause(): void {
    // The recorder stops its own clock.
  }

  resume(): void {
    // The recorder starts its own clock.
  }

  stop(): Promise<void> {
    this.deliver(new Blob(['laut']))
    this.isReleased = true
    return Promise.resolve()
  }

  level(): number | undefined {
    return this.loudness
  }

  isMuted(): boolean {
    return this.muted
  }
}

const setUp = () => {
  const microphone = new FakeMicrophone()
  const recorder = new Recorder(
    () => Promise.resolve(microphone),
    () => Date.now(),
  )
  return { microphone, recorder }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('Recorder', () => {
  it('measures the recorded time without the pauses', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    await pass(2)
    recorder.pause()
    expect(recorder.snapshot()).toMatchObject({ name: 'paused', seconds: 2 })
    await pass(60)
    recorder.resume()
    await pass(1)
    await recorder.finish()
    expect(recorder.snapshot()).toMatchObject({
      name: 'recorded',
      hasReachedLimit: false,
      draft: { seconds: 3, mime: 'audio/webm;codecs=opus' },
    })
    expect(microphone.isReleased).toBe(true)
  })

  it('stores the waveform of what it heard', async () => {
    const { recorder } = setUp()
    await recorder.start()
    await pass(10)
    await recorder.finish()
    const state = recorder.snapshot()
    const waveform = state.name === 'recorded' ? state.draft.waveform : []
    expect(waveform).toEqual(Array.from({ length: LIMITS.waveformPeaks }, () => 50))
  })

  it('stops by itself after five minutes and says so', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    await pass(LIMITS.voiceSeconds + 5)
    expect(recorder.snapshot()).toMatchObject({
      name: 'recorded',
      hasReachedLimit: true,
      draft: { seconds: LIMITS.voiceSeconds },
    })
    expect(microphone.isReleased).toBe(true)
  })

  it('releases the microphone when cancelled, and brings back what was dropped', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    await pass(3)
    const dropped = await recorder.cancel()
    expect(recorder.snapshot()).toEqual({ name: 'idle' })
    expect(microphone.isReleased).toBe(true)
    if (dropped) recorder.restore(dropped)
    expect(recorder.snapshot()).toMatchObject({ name: 'recorded', draft: { seconds: 3 } })
    expect(await recorder.cancel()).toBe(dropped)
  })

  it('drops nothing that counts when cancelled at once, and restores over no other recording', async () => {
    const { recorder } = setUp()
    await recorder.start()
    await pass(2)
    const dropped = await recorder.cancel()
    await recorder.start()
    await pass(0.2)
    if (dropped) recorder.restore(dropped)
    expect(recorder.snapshot()).toMatchObject({ name: 'recording' })
    expect(await recorder.cancel()).toBeUndefined()
  })

  it('keeps what was recorded when the system takes the microphone away', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    await pass(4)
    microphone.lose()
    await pass(0)
    expect(recorder.snapshot()).toMatchObject({ name: 'recorded', draft: { seconds: 4 } })
  })

  it('says that the microphone was taken away', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    await pass(4)
    microphone.lose()
    await pass(0)
    expect(recorder.snapshot()).toMatchObject({ name: 'recorded', isCut: true })
  })

  it.each([
    ['is muted', { muted: true }],
    ['is silent', { loudness: 0 }],
  ])(
    'pauses within two seconds when the microphone %s, and keeps what was recorded',
    async (_, change) => {
      const { recorder, microphone } = setUp()
      await recorder.start()
      await pass(4)
      Object.assign(microphone, change)
      await pass(2)
      expect(recorder.snapshot()).toMatchObject({ name: 'paused', isSilent: true })
      Object.assign(microphone, { muted: false, loudness: 0.4 })
      recorder.resume()
      await pass(2)
      expect(recorder.snapshot()).toMatchObject({ name: 'recording' })
      await recorder.finish()
      const state = recorder.snapshot()
      expect(state.name === 'recorded' && state.draft.seconds).toBeGreaterThan(7)
    },
  )

  it('pauses again when it is still muted, and goes on in silence when the member wants it', async () => {
    const { recorder, microphone } = setUp()
    microphone.muted = true
    await recorder.start()
    await pass(2)
    recorder.resume()
    await pass(2)
    expect(recorder.snapshot()).toMatchObject({ name: 'paused', isSilent: true })
    Object.assign(microphone, { muted: false, loudness: 0 })
    recorder.resume()
    await pass(5)
    expect(recorder.snapshot()).toMatchObject({ name: 'recording' })
  })

  it('takes short silence, and a browser that measures nothing, for no fault', async () => {
    const { recorder, microphone } = setUp()
    await recorder.start()
    for (const loudness of [0, 0.3, 0, 0.3]) {
      microphone.loudness = loudness
      await pass(1)
    }
    microphone.loudness = undefined
    await pass(10)
    expect(recorder.snapshot()).toMatchObject({ name: 'recording' })
  })

  it('ends once when it is finished twice', async () => {
    const { recorder } = setUp()
    await recorder.start()
    await pass(1)
    await Promise.all([recorder.finish(), recorder.finish()])
    const state = recorder.snapshot()
    expect(state.name === 'recorded' && state.draft.blob.size).toBe(4)
  })

  it('refuses a recording without content', async () => {
    const { recorder } = setUp()
    await recorder.start()
    await pass(0.2)
    await recorder.finish()
    expect(recorder.snapshot()).toEqual({ name: 'idle', failure: 'empty' })
  })

  it('tells a refused microphone from a browser that cannot record', async () => {
    const refused = new Recorder(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await refused.start()
    expect(refused.snapshot()).toEqual({ name: 'idle', failure: 'denied' })
    const old = new Recorder(() => Promise.reject(new RecordingUnsupported()))
    await old.start()
    expect(old.snapshot()).toEqual({ name: 'idle', failure: 'unsupported' })
  })

  it('releases a microphone that arrives after the member left', async () => {
    const microphone = new FakeMicrophone()
    const asked = Promise.withResolvers<FakeMicrophone>()
    setTimeout(asked.resolve, 1000, microphone)
    const recorder = new Recorder(() => asked.promise)
    void recorder.start()
    await recorder.finish()
    expect(recorder.snapshot()).toEqual({ name: 'idle' })
    await pass(2)
    expect(microphone.isReleased).toBe(true)
    expect(recorder.snapshot()).toEqual({ name: 'idle' })
  })
})
