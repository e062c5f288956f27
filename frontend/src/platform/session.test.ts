// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  confirmUser,
  countFailedUser,
  enterSession,
  followOtherTabs,
  handleInvalidToken,
  sessionPhase,
  setSessionHost,
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
