// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, enterSession } from '#spa/platform/session.ts'
import { storeToken, TOKEN_KEY } from '#spa/platform/token-store.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { proveOnReturn } from './prove-on-return.ts'

const MINUTE = 60_000
const [MINE, THEIRS] = ['a', 'b'].map((letter) => letter.repeat(64))

const transition = (type: 'pagehide' | 'pageshow', persisted = true): void => {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))
}

const isCovered = (): boolean => 'proving' in document.documentElement.dataset

const reload = vi.fn()
let answer = Promise.withResolvers<undefined>()
const validate = vi.fn(() => answer.promise)

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  answer = Promise.withResolvers()
  storeToken(MINE)
  enterSession()
  proveOnReturn(validate)
})

afterEach(() => {
  endSession()
  delete document.documentElement.dataset['proving']
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a page that comes back from the cache', () => {
  it('was covered when it left, and appears when its session is proved', async () => {
    transition('pagehide')
    expect(isCovered()).toBe(true)
    transition('pageshow')
    await settle()
    expect(isCovered()).toBe(true)
    answer.resolve(undefined)
    await settle()
    expect(isCovered()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('appears after five seconds when nothing answers', async () => {
    transition('pageshow')
    await vi.advanceTimersByTimeAsync(WAITS.proof - 1)
    expect(isCovered()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(isCovered()).toBe(false)
  })

  it.each([
    ['signed out', () => localStorage.removeItem(TOKEN_KEY)],
    ['signed in as somebody else', () => storeToken(THEIRS)],
  ])('loads anew and stays covered when another tab %s', (_, elsewhere) => {
    transition('pagehide')
    elsewhere()
    transition('pageshow')
    expect(reload).toHaveBeenCalled()
    expect(isCovered()).toBe(true)
    expect(validate).not.toHaveBeenCalled()
  })

  it('is left alone when the browser did not keep it', () => {
    transition('pagehide', false)
    transition('pageshow', false)
    expect([isCovered(), validate.mock.calls.length]).toEqual([false, 0])
  })
})

it('covers the page of a device that slept until its session is proved', async () => {
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  expect(isCovered()).toBe(true)
  answer.resolve(undefined)
  await settle()
  expect(isCovered()).toBe(false)
})
