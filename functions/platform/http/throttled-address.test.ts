import { expect, test } from 'vitest'
import { throttledAddress } from './throttled-address.ts'

test('returns one subject for all addresses of an IPv6 connection', () => {
  const one = throttledAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
  expect(one).toBe('2001:db8:1:2::/64')
  expect(throttledAddress('2001:db8:1:2::1')).toBe(one)
  expect(throttledAddress('2001:0DB8:0001:0002::1')).toBe(one)
  expect(throttledAddress('2001:db8:1:3::1')).not.toBe(one)
  expect(throttledAddress('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(throttledAddress('::1')).toBe('0:0:0:0::/64')
})

test('returns one subject for the 256 addresses of an IPv4 network, also when written as IPv6', () => {
  expect(throttledAddress('203.0.113.7')).toBe('203.0.113.0/24')
  expect(throttledAddress('203.0.113.255')).toBe('203.0.113.0/24')
  expect(throttledAddress('203.0.114.7')).toBe('203.0.114.0/24')
  expect(throttledAddress('::ffff:203.0.113.7')).toBe('203.0.113.0/24')
})

test('returns no text that is not an address', () => {
  expect(throttledAddress('203.0.113.7, 198.51.100.7')).toBe('unknown')
  expect(throttledAddress('')).toBe('unknown')
})
