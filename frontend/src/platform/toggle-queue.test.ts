import { describe, expect, it } from 'vitest'
import { createToggleQueue } from './toggle-queue.ts'

interface ToggleState {
  readonly isLiked: boolean
  readonly likesCount: number
}

interface Call {
  readonly liked: boolean
  readonly answer: (state: ToggleState) => void
  readonly refuse: (error: Error) => void
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

const setUp = (initial: ToggleState) => {
  const calls: Call[] = []
  const shown: [ToggleState, boolean][] = []
  const failures: unknown[] = []
  const queue = createToggleQueue<ToggleState>(initial, {
    isOn: ({ isLiked }) => isLiked,
    wish: ({ isLiked, likesCount }, wanted) => ({
      isLiked: wanted,
      likesCount: likesCount + Number(wanted) - Number(isLiked),
    }),
    send: (liked) =>
      new Promise((answer, refuse) => {
        calls.push({ liked, answer, refuse })
      }),
    show: (state, settled) => shown.push([state, settled]),
    fail: (error) => failures.push(error),
  })
  return { queue, calls, shown, failures }
}

const off = { isLiked: false, likesCount: 4 }
const on = { isLiked: true, likesCount: 5 }

describe('toggle queue', () => {
  it('shows the wanted state at once and the answer when it arrives', async () => {
    const { queue, calls, shown } = setUp(off)
    queue.want(true)
    expect(shown).toEqual([[on, false]])
    calls[0]?.answer({ isLiked: true, likesCount: 9 })
    await settle()
    expect(shown.at(-1)).toEqual([{ isLiked: true, likesCount: 9 }, true])
    expect(calls).toHaveLength(1)
  })

  it('forgets on a stop what is not sent, and waits for what is', async () => {
    const { queue, calls, shown } = setUp(off)
    for (const liked of [true, false]) queue.want(liked)
    let hasStopped = false
    void queue.stop().then(() => {
      hasStopped = true
    })
    await settle()
    expect(hasStopped).toBe(false)
    calls[0]?.answer(on)
    await settle()
    expect(hasStopped).toBe(true)
    expect(calls).toHaveLength(1)
    expect(shown.at(-1)).toEqual([on, true])
  })

  it('sends one request at a time and ends with the last tap', async () => {
    const { queue, calls, shown } = setUp(off)
    for (const liked of [true, false, true, false]) queue.want(liked)
    expect(calls.map((call) => call.liked)).toEqual([true])
    calls[0]?.answer(on)
    await settle()
    expect(calls.map((call) => call.liked)).toEqual([true, false])
    calls[1]?.answer(off)
    await settle()
    expect(shown.at(-1)).toEqual([off, true])
  })

  it('sends nothing more when the taps end in the confirmed state', async () => {
    const { queue, calls } = setUp(off)
    for (const liked of [true, false, true]) queue.want(liked)
    calls[0]?.answer(on)
    await settle()
    expect(calls).toHaveLength(1)
  })

  it('restores the last confirmed state and reports once when a call fails', async () => {
    const { queue, calls, shown, failures } = setUp(on)
    queue.want(false)
    queue.want(true)
    queue.want(false)
    calls[0]?.refuse(new Error('weg'))
    await settle()
    expect(shown.at(-1)).toEqual([on, true])
    expect(failures).toHaveLength(1)
    queue.want(false)
    expect(calls).toHaveLength(2)
  })

  it('does not loop when the server answers another state', async () => {
    const { queue, calls, shown } = setUp(off)
    queue.want(true)
    calls[0]?.answer(off)
    await settle()
    expect(calls).toHaveLength(1)
    expect(shown.at(-1)).toEqual([off, true])
  })
})
