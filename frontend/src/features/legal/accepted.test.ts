// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { isAccepted, rememberAcceptance } from './accepted.ts'

beforeEach(() => {
  localStorage.clear()
})

test('nothing is accepted before somebody has accepted', () => {
  expect(isAccepted('astrid')).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('what one member accepted counts for them, and for nobody else in their browser', () => {
  rememberAcceptance('astrid')
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('bjarne')).toBe(false)
  rememberAcceptance('bjarne')
  expect(isAccepted('bjarne')).toBe(true)
  expect(isAccepted('astrid')).toBe(false)
})

test('a flag that names nobody counts for whoever comes first', () => {
  localStorage.setItem('hoellenlaerm-legal', LEGAL_VERSION)
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('astrid')).toBe(true)
  expect(isAccepted('bjarne')).toBe(false)
})

test('an older version counts for nobody, whoever accepted it', () => {
  rememberAcceptance('astrid')
  localStorage.setItem('hoellenlaerm-legal', '1986-03')
  expect(isAccepted('astrid')).toBe(false)
})
