import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passTime } from '../clock.ts'
import { openApp } from '../open-app.ts'
import { find, inside, untilGone } from '../queries.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The page at rest, after which notices are loaded. */
const NOTICES_MS = 5500

type Outcome = 'accepted' | 'dismissed'

/** The browser offers the installation; `ask` is its own question to the member. */
const offerInstall = (ask: () => Promise<{ outcome: Outcome }>) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: ask,
  })
  dispatchEvent(event)
  return event
}

const answer = (outcome: Outcome) => () => Promise.resolve({ outcome })

const notice = () => screen.queryByRole('region', { name: 'App installieren' })

beforeEach(() => {
  let start: number | undefined
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - (start ??= Date.now()))
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
})

describe('the offer to install the app', () => {
  test('is a button on the login, until the member accepts', async () => {
    const { user } = await openApp('/login', { me: null })
    expect(screen.queryByRole('button', { name: 'App installieren' })).toBeNull()
    expect(offerInstall(answer('dismissed')).defaultPrevented).toBe(true)
    const login = await inside('main')
    await user.click(await find('button', 'App installieren', login))
    await passTime(0)
    offerInstall(answer('accepted'))
    await user.click(await find('button', 'App installieren', login))
    await untilGone('button', 'App installieren')
  })

  test('disappears when the app is installed in another way', async () => {
    await openApp('/login', { me: null })
    offerInstall(answer('dismissed'))
    await find('button', 'App installieren')
    dispatchEvent(new Event('appinstalled'))
    await untilGone('button', 'App installieren')
  })

  test('is a button in the side menu, and a refusal by the browser leads to instructions', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { user } = await openApp('/community', { isPhone: true })
    offerInstall(() => Promise.reject(new DOMException('Used before', 'InvalidStateError')))
    await user.click(await find('button', 'Menü öffnen'))
    const menu = await inside('dialog', 'Menü')
    await user.click(await find('button', 'App installieren', menu))
    const steps = await inside('dialog', 'So kommt Höllenlärm auf dein Gerät')
    expect(steps.getAllByRole('listitem')).toHaveLength(3)
  })

  test('is a banner three seconds after the offer, until it is dismissed for good', async () => {
    const { user, reload } = await openApp('/community')
    await passTime(NOTICES_MS)
    offerInstall(answer('dismissed'))
    await passTime(2900)
    expect(notice()).toBeNull()
    await find('region', 'App installieren')
    const banner = await inside('region', 'App installieren')
    await user.click(banner.getByRole('button', { name: 'Schließen' }))
    expect(notice()).toBeNull()
    await reload()
    offerInstall(answer('dismissed'))
    await passTime(NOTICES_MS + 4000)
    expect(notice()).toBeNull()
  })
})

describe('the hint in Safari on iOS', () => {
  const openInSafari = async (standalone: boolean) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
    return openApp('/community', { isPhone: false })
  }

  test('appears after five seconds and explains the steps, until it is dismissed for good', async () => {
    const { user, reload } = await openInSafari(false)
    await passTime(4500)
    expect(notice()).toBeNull()
    const hint = await inside('region', 'App installieren')
    await user.click(hint.getByRole('button', { name: 'So geht’s' }))
    const steps = await inside('dialog', 'So kommt Höllenlärm auf dein Gerät')
    steps.getByText(/Zum Home-Bildschirm/)
    await user.click(steps.getByRole('button', { name: 'Schließen' }))
    await user.click(hint.getByRole('button', { name: 'Schließen' }))
    await reload()
    await passTime(6000)
    expect(notice()).toBeNull()
  })

  test('does not appear in the installed app', async () => {
    await openInSafari(true)
    await passTime(6000)
    expect(notice()).toBeNull()
  })
})
