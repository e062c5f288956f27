import { expect, test } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import { parseDevice } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'macOS' },
  ],
  ['curl/8.5.0', {}],
  ['', {}],
  ['<script>alert(1)</script>', {}],
])('finds browser and system when the User-Agent is %s', (userAgent, device) => {
  expect(parseDevice(userAgent)).toEqual(device)
})

test('costs little when the User-Agent has a megabyte', { tags: ['measure'] }, async () => {
  const long = `Version/${'1.'.repeat(500_000)}`
  expect(parseDevice(long)).toEqual({})
  await expectCpu(20, () => parseDevice(long))
})
