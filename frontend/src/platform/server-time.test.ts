import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const DEVICE = '2026-11-22T20:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(DEVICE), toFake: ['Date'] })
})

afterEach(() => {
  noteServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

test('follows the clock of the server when the clock of the device is an hour off', () => {
  noteServerTime(new Date('2026-11-22T21:00:00Z').toUTCString())
  expect(Math.abs(serverNow() - Date.parse('2026-11-22T21:00:00Z'))).toBeLessThan(1000)
  noteServerTime(new Date('2026-11-22T19:00:00Z').toUTCString())
  expect(Math.abs(serverNow() - Date.parse('2026-11-22T19:00:00Z'))).toBeLessThan(1000)
})

test('trusts the device within the rounding of the header, and without one', () => {
  noteServerTime(new Date('2026-11-22T20:00:02Z').toUTCString())
  expect(serverNow()).toBe(Date.parse(DEVICE))
  noteServerTime(null)
  noteServerTime('gestern')
  expect(serverNow()).toBe(Date.parse(DEVICE))
})
