import { describe, expect, test } from 'vitest'
import { detectInstallPlatform, needsInstallHint } from './install-platform.rules.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const SAFARI = 'Version/18.5 Safari/605.1.15'

describe('the instructions to install', () => {
  test.each([
    ['ios', `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 5],
    ['ios', `${MAC} (KHTML, like Gecko) ${SAFARI}`, 5],
    ['mac', `${MAC} (KHTML, like Gecko) ${SAFARI}`, 0],
    ['desktop', `${MAC} (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36`, 0],
    ['android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/153.0.0.0 Mobile Safari/537.36', 5],
    ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0', 0],
  ] as const)('are those for %s with %s', (platform, userAgent, maxTouchPoints) => {
    expect(detectInstallPlatform({ userAgent, maxTouchPoints })).toBe(platform)
  })
})

describe('the hint for iOS', () => {
  test('appears in Safari', () => {
    const userAgent = `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`
    expect(needsInstallHint({ userAgent, maxTouchPoints: 5 })).toBe(true)
  })

  test.each([
    `${IPHONE} (KHTML, like Gecko) CriOS/153.0.0.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Instagram 390.0`,
  ])('does not appear in %s', (userAgent) => {
    expect(needsInstallHint({ userAgent, maxTouchPoints: 5 })).toBe(false)
  })

  test('does not appear in Safari on a Mac', () => {
    expect(needsInstallHint({ userAgent: `${MAC} ${SAFARI}`, maxTouchPoints: 0 })).toBe(false)
  })
})
