import { expect, test } from 'vitest'
import { temporaryStage } from './temporary-stage.ts'

const OPENED = '2026-11-22T20:00:00.000Z'
const EXPIRES = '2026-11-22T20:00:30.000Z'
const photo = { isSealed: false, viewedAt: OPENED, expiresAt: EXPIRES }

test('is closed until it is opened, and sealed while its request waits', () => {
  const closed = { isSealed: false, viewedAt: null, expiresAt: null }
  expect(temporaryStage(closed, Date.parse(OPENED))).toBe('closed')
  expect(temporaryStage({ ...closed, isSealed: true }, Date.parse(OPENED))).toBe('sealed')
})

test('runs until its last millisecond and is expired then', () => {
  expect(temporaryStage(photo, Date.parse(EXPIRES) - 1)).toBe('running')
  expect(temporaryStage(photo, Date.parse(EXPIRES))).toBe('expired')
})

test('is expired when the server names no end', () => {
  expect(temporaryStage({ ...photo, expiresAt: null }, Date.parse(OPENED))).toBe('expired')
})
