// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { isAccepted, rememberAcceptance } from './accepted.ts'

beforeEach(() => {
  localStorage.clear()
})

test('is not accepted at first', () => {
  expect(isAccepted('astrid')).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('counts only for the member who accepted', () => {
  rememberAcceptance('astrid')
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('bjarne')).toBe(false)
  rememberAcceptance('bjarne')
  expect(isAccepted('bjarne')).toBe(true)
  expect(isAccepted('astrid')).toBe(false)
})

test('counts for the first member when the stored flag names none', () => {
  localStorage.setItem('hoellenlaerm-legal', LEGAL_VERSION)
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('bjarne')).toBe(false)
})

test('does not count when an older version was accepted', () => {
  rememberAcceptance('astrid')
  localStorage.setItem('hoellenlaerm-legal', '1986-03')
  expect(isAccepted('astrid')).toBe(false)
})
