// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  confirmUser,
  countFailedUser,
  endSession,
  enterSession,
  followOtherTabs,
  forgetEndedSession,
  handleInvalidToken,
  keepToken,
  sessionPhase,
  setSessionHost,
  wasSessionLeft,
} from './session.ts'
import { readToken, storeToken, TOKEN_KEY } from './token-store.ts'
import { WAITS } from './waits.ts'

let effects: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  effects = []
  setSessionHost({
    alert: (text) => effects.push(text),
    toast: (title) => effects.push(title),
    goToLogin: () => effects.push('login'),
    forget: () => effects.push('forget'),
    suspect: () => undefined,
  })
  storeToken('ab'.repeat(32))
  enterSession()
})

afterEach(() => vi.useRealTimers())

test('starts as a member with a token and as a guest without', () => {
  expect(sessionPhase()).toBe('member')
  localStorage.clear()
  enterSession()
  expect(sessionPhase()).toBe('guest')
})

test('ends the session one second after the third failed current-user call in a row', () => {
  countFailedUser()
  countFailedUser()
  confirmUser()
  countFailedUser()
  countFailedUser()
  expect(readToken()).toBeDefined()
  countFailedUser()
  expect(readToken()).toBeUndefined()
  expect(sessionPhase()).toBe('ending')
  expect(effects).toEqual([])
  vi.advanceTimersByTime(WAITS.loginAfterLostSession)
  expect(sessionPhase()).toBe('guest')
  expect(effects).toEqual(['forget', 'login'])
})

test('removes the token at once when its validation fails', () => {
  handleInvalidToken()
  expect(readToken()).toBeUndefined()
  expect(effects).toEqual(['Session abgelaufen', 'forget', 'login'])
})

/** What another tab does to the storage that all tabs share. */
const inOtherTab = (change: () => void): void => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
}

test('learns from another tab that the member signed out, and forgets what that forgets', () => {
  const stop = followOtherTabs()
  endSession()
  const left = Object.entries<string>(localStorage)
  storeToken('ab'.repeat(32))
  enterSession()
  expect(wasSessionLeft()).toBe(false)
  inOtherTab(() => {
    localStorage.clear()
    for (const [key, value] of left) localStorage.setItem(key, value)
  })
  expect([sessionPhase(), wasSessionLeft()]).toEqual(['guest', true])
  stop()
})

test('does not take a session that another tab lost for a sign-out, also after an earlier one', () => {
  const stop = followOtherTabs()
  endSession()
  keepToken('ab'.repeat(32))
  enterSession()
  inOtherTab(() => localStorage.removeItem(TOKEN_KEY))
  expect([sessionPhase(), wasSessionLeft()]).toEqual(['guest', false])
  stop()
})

test('forgets at the start what a session left that ended while no page was open', () => {
  forgetEndedSession()
  expect(effects).toEqual([])
  localStorage.removeItem(TOKEN_KEY)
  forgetEndedSession()
  expect(effects).toEqual(['forget'])
})

test('follows a sign-out and a sign-in in another tab', () => {
  const stop = followOtherTabs()
  const token = localStorage.getItem(TOKEN_KEY) ?? ''
  localStorage.removeItem(TOKEN_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
  expect(sessionPhase()).toBe('guest')
  localStorage.setItem(TOKEN_KEY, token)
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
  expect(sessionPhase()).toBe('member')
  stop()
})
