import { expect, test } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { decoysFor } from './decoys.ts'

const SECRET = 'secret of a test'
const names = Array.from({ length: 500 }, (_, at) => `fan_${String(at)}`)
const all = names.map((name) => decoysFor(name, SECRET))

test('returns the same credentials for one username in any case', () => {
  expect(decoysFor('Nachtfrost', SECRET)).toEqual(decoysFor(' NACHTFROST ', SECRET))
  expect(decoysFor('Nachtfrost', SECRET)).not.toEqual(decoysFor('Nachtfrosr', SECRET))
})

test('varies the number of credentials, mostly one', () => {
  const counts = all.map(({ length }) => length)
  expect(counts).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]))
  expect(Math.max(...counts)).toBeLessThanOrEqual(LIMITS.passkeys)
  const single = counts.filter((count) => count === 1).length / counts.length
  expect(single).toBeGreaterThan(0.4)
  expect(single).toBeLessThan(0.6)
})

test('varies length and transports as authenticators do', () => {
  const credentials = all.flat()
  const lengths = new Set(credentials.map(({ id }) => Buffer.from(id, 'base64url').length))
  expect(lengths).toEqual(new Set([16, 20, 32, 48, 64]))
  const transports = new Set(credentials.map((one) => one.transports?.join()))
  expect(transports).toEqual(
    new Set(['hybrid,internal', 'internal', 'hybrid', 'nfc,usb', 'usb', undefined]),
  )
})

test('repeats no id', () => {
  const ids = all.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
