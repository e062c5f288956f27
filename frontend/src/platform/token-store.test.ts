// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { searchToken } from './token-search.ts'
import { readToken, storeToken, TOKEN_KEY } from './token-store.ts'

const token = '0123456789abcdef'.repeat(4)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('reads a token after storing it', () => {
  expect(storeToken(token)).toBe(true)
  expect(readToken()).toBe(token)
})

test.each([
  ['', 'nothing'],
  [token.toUpperCase(), 'upper case'],
  [token.slice(1), '63 characters'],
  [`${token}0`, '65 characters'],
  [JSON.stringify(token), 'a JSON string'],
  [`{"token":"${token}"}`, 'a JSON object'],
  [`["${token}"]`, 'a JSON list'],
  [`${token}\n`, 'a line break'],
])('removes %j (%s)', (stored) => {
  localStorage.setItem(TOKEN_KEY, stored)
  expect(readToken()).toBeUndefined()
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
})

test.each([undefined, null, 42, { token }, ''])('does not store %j', (value) => {
  expect(storeToken(value)).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('reads the token again after a wait', async () => {
  const search = searchToken(20)
  storeToken(token)
  await expect(search).resolves.toBe(token)
})

test('finds a token under any key that names the product and a token', async () => {
  sessionStorage.setItem('old_Hoellenlaerm.authToken', token)
  localStorage.setItem('other-token', 'f'.repeat(64))
  await expect(searchToken(0)).resolves.toBe(token)
  expect(readToken()).toBe(token)
})

test('ignores values that are not tokens', async () => {
  localStorage.setItem('hoellenlaerm-old-token', '{"a":1}')
  await expect(searchToken(0)).resolves.toBeUndefined()
})
