import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera, CameraFailed, classifyFailure, type OpenCamera, type Recording } from './camera.ts'

const setUp = () => {
  const closed: string[] = []
  const lose: (() => void)[] = []
  const opened: string[] = []
  const recordings: Recording[] = []
  let canRecord = true
  let clip = new Blob(['clip'])
  const open = vi.fn((facing: string, purpose: string): Promise<OpenCamera> => {
    const name = `${facing} ${purpose}`
    opened.push(name)
    return Promise.resolve({
      stream: {} as MediaStream,
      facing: null,
      hasOthers: true,
      hasSound: purpose === 'video',
      onLost: (listener) => lose.push(listener),
      record: () => {
        if (!canRecord) throw new CameraFailed('unsupported')
        return { stop: () => Promise.resolve(clip) }
      },
      close: () => closed.push(name),
    })
  })
  const camera = new Camera({ open, now: () => Date.now() })
  camera.onRecorded((recording) => recordings.push(recording))
  return {
    camera,
    open,
    closed,
    opened,
    recordings,
    loseCamera: () => lose.at(-1)?.(),
    refuseRecording: () => {
      canRecord = false
    },
    recordNothing: () => {
      clip = new Blob([])
    },
    state: () => camera.snapshot().name,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('Camera', () => {
  it('closes the open camera before it opens another one', async () => {
    const { camera, closed, opened, state } = setUp()
    await camera.open('environment', 'photo')
    await camera.open('user', 'photo')
    expect([opened, closed, state()]).toEqual([
      ['environment photo', 'user photo'],
      ['environment photo'],
      'live',
    ])
  })

  it('stays open when it was closed and opened again at once', async () => {
    const { camera, closed, state } = setUp()
    await camera.open('environment', 'photo')
    await Promise.all([camera.close(), camera.open('environment', 'video')])
    expect([closed, state()]).toEqual([['environment photo'], 'live'])
  })

  it('closes a camera that opens after the member has left', async () => {
    const { camera, closed, state } = setUp()
    const opening = camera.open('environment', 'photo')
    await camera.close()
    await opening
    expect([closed, state()]).toEqual([['environment photo'], 'off'])
  })

  it('ends a recording after 15 seconds', async () => {
    const { camera, recordings, state } = setUp()
    await camera.open('user', 'video')
    camera.record()
    await vi.advanceTimersByTimeAsync(16_000)
    expect(recordings).toMatchObject([{ seconds: 15 }])
    expect(state()).toBe('live')
  })

  it('keeps a recording when the member stops it or closes the camera', async () => {
    const { camera, closed, recordings, state } = setUp()
    await camera.open('user', 'video')
    camera.record()
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all([camera.finish(), camera.close(), camera.close()])
    expect(recordings.map(({ seconds }) => Math.round(seconds))).toEqual([2])
    expect([closed, state()]).toEqual([['user video'], 'off'])
  })

  it('keeps a recording and says why when the camera is taken away', async () => {
    const { camera, closed, recordings, loseCamera } = setUp()
    await camera.open('user', 'video')
    camera.record()
    await vi.advanceTimersByTimeAsync(1000)
    loseCamera()
    await vi.advanceTimersByTimeAsync(0)
    expect(recordings).toHaveLength(1)
    expect(camera.snapshot()).toEqual({ name: 'off', failure: 'lost' })
    expect(closed).toEqual(['user video'])
  })

  it('says that a recording is empty, and stays open', async () => {
    const { camera, recordings, recordNothing } = setUp()
    recordNothing()
    await camera.open('environment', 'video')
    camera.record()
    await camera.finish()
    expect(recordings).toEqual([])
    expect(camera.snapshot()).toMatchObject({ name: 'live', failure: 'empty' })
  })

  it('tells a hidden tab from a closed camera', async () => {
    const { camera, closed } = setUp()
    await camera.open('user', 'photo')
    await camera.close({ isHidden: true })
    expect(camera.snapshot()).toEqual({ name: 'off', isHidden: true })
    expect(closed).toEqual(['user photo'])
  })

  it('stays open when the browser cannot record', async () => {
    const { camera, refuseRecording } = setUp()
    refuseRecording()
    await camera.open('user', 'video')
    camera.record()
    expect(camera.snapshot()).toMatchObject({ name: 'live', failure: 'unsupported' })
  })

  it('says why it did not open, and opens at the next try', async () => {
    const { camera, open, state } = setUp()
    open.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
    await camera.open('user', 'photo')
    expect(camera.snapshot()).toEqual({ name: 'off', failure: 'denied' })
    await camera.open('user', 'photo')
    expect(state()).toBe('live')
  })
})

describe('classifyFailure', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingNew', 'denied'],
  ])('calls %s %s', (name, failure) => {
    expect(classifyFailure(new DOMException('no', name))).toBe(failure)
  })
})
