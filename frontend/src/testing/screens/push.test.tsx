import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { savePushPreferences, subscribeToPush, unsubscribeFromPush } from '#shared/api/push.ts'
import { passTime, until } from '../clock.ts'
import { refuse, type FakeApi } from '../fake-api.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { answerPush, aStateWith, FakePushBrowser } from '../push.ts'
import { aPushState } from '../push-state.ts'
import { find, findText, inside, press } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const HERE = 'Push auf diesem Gerät'
const DIALOG = 'Push-Benachrichtigungen'
const ENDPOINT = 'https://push.example/here'

const isOn = (name: string): boolean =>
  screen.getByRole<HTMLInputElement>('switch', { name }).checked

const openDialog = async (browser = new FakePushBrowser().install()) => {
  answerSettings(theApi())
  const app = await openApp('/about')
  await app.user.click(await find('button', DIALOG))
  return { ...app, browser }
}

/** A browser that receives push. */
const subscribedBrowser = (): FakePushBrowser => {
  const browser = new FakePushBrowser().install()
  browser.subscribed(ENDPOINT)
  return browser
}

const answerSubscribe = (api: FakeApi, shown: ReturnType<typeof answerPush>) =>
  api.on(subscribeToPush, async ({ body }) => {
    shown.state = await aStateWith(body.endpoint)
    return shown.state
  })

describe('the switch of push', () => {
  it('asks, subscribes, tells the server and shows the permission', async () => {
    const api = theApi()
    const sent = answerSubscribe(api, answerPush(api, aPushState()))
    const browser = new FakePushBrowser().install()
    browser.permission = 'default'
    const { user } = await openDialog(browser)
    await findText('⚠ Berechtigung ausstehend')
    await press(user, await find('switch', HERE), ' ')
    await expectToast('Benachrichtigungen aktiviert')
    await findText('✓ Berechtigung erteilt')
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
    expect(sent.map(({ body }) => body.endpoint)).toEqual([browser.subscription?.endpoint])
  })

  it('switches push on for the member, when it was off for all devices', async () => {
    const api = theApi()
    const shown = answerPush(api, aPushState())
    api.on(subscribeToPush, ({ body }) => aStateWith(body.endpoint, { enabled: false }))
    const saved = api.on(savePushPreferences, async () => {
      shown.state = await aStateWith('https://push.example/new-1')
      return shown.state
    })
    const { user } = await openDialog()
    await press(user, await find('switch', HERE), ' ')
    await expectToast('Benachrichtigungen aktiviert')
    expect(saved.map(({ body }) => body)).toEqual([{ enabled: true }])
  })

  it('says so and is disabled when the member refuses', async () => {
    answerPush(theApi(), aPushState())
    const browser = new FakePushBrowser().install()
    browser.permission = 'default'
    browser.answer = 'denied'
    const { user } = await openDialog(browser)
    await press(user, await find('switch', HERE), ' ')
    await expectToast('Benachrichtigungen abgelehnt')
    await expectToast('Sie können Benachrichtigungen in den Browser-Einstellungen aktivieren.')
    await findText('✗ Berechtigung verweigert')
    await findText(/Browser-Einstellungen, dann/)
    expect(screen.getByRole('switch', { name: HERE })).toHaveProperty('disabled', true)
  })

  it('ends the subscription again when the server refuses it', async () => {
    const api = theApi()
    answerPush(api, aPushState())
    api.on(subscribeToPush, () => refuse('throttled', 'Zu viel.'))
    const { user, browser } = await openDialog()
    await press(user, await find('switch', HERE), ' ')
    await expectToast('Benachrichtigungen konnten nicht aktiviert werden.')
    expect(browser.subscription).toBeNull()
    await until(() => {
      expect(isOn(HERE)).toBe(false)
    })
  })

  it('stays off when the browser cannot subscribe', async () => {
    answerPush(theApi(), aPushState())
    const { user, browser } = await openDialog()
    browser.fails = true
    await press(user, await find('switch', HERE), ' ')
    await expectToast('Benachrichtigungen konnten nicht aktiviert werden.')
    await until(() => {
      expect(isOn(HERE)).toBe(false)
    })
  })

  it('waits for a service worker that takes long to install', async () => {
    const api = theApi()
    answerSubscribe(api, answerPush(api, aPushState()))
    const browser = new FakePushBrowser()
    browser.worker = 'installing'
    const { user } = await openDialog(browser.install())
    await press(user, await find('switch', HERE), ' ')
    await passTime(60_000)
    browser.activate()
    await expectToast('Benachrichtigungen aktiviert')
  })

  it('says that it fails when no service worker installs', async () => {
    answerPush(theApi(), aPushState())
    const browser = new FakePushBrowser()
    browser.worker = 'none'
    const { user } = await openDialog(browser.install())
    await press(user, await find('switch', HERE), ' ')
    await passTime(10_000)
    await expectToast('Benachrichtigungen konnten nicht aktiviert werden.')
  })

  it('switches off: tells the server and ends the subscription', async () => {
    const api = theApi()
    const shown = answerPush(api, await aStateWith(ENDPOINT))
    const sent = api.on(unsubscribeFromPush, () => (shown.state = aPushState()))
    const { user, browser } = await openDialog(subscribedBrowser())
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
    await press(user, screen.getByRole('switch', { name: HERE }), ' ')
    await expectToast('Sie erhalten keine Push-Benachrichtigungen mehr.')
    expect(sent.map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
    expect(browser.subscription).toBeNull()
    expect(isOn(HERE)).toBe(false)
  })

  it('stays on when the server cannot be told', async () => {
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(unsubscribeFromPush, () => refuse('unavailable', 'Heute nicht.'))
    const { user, browser } = await openDialog(subscribedBrowser())
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
    await press(user, screen.getByRole('switch', { name: HERE }), ' ')
    await expectToast('Benachrichtigungen konnten nicht deaktiviert werden.')
    expect(browser.subscription).not.toBeNull()
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
  })

  it('tells the server the subscription again when the browser does not end it', async () => {
    const api = theApi()
    const shown = answerPush(api, await aStateWith(ENDPOINT))
    api.on(unsubscribeFromPush, () => (shown.state = aPushState()))
    const sent = answerSubscribe(api, shown)
    const { user, browser } = await openDialog(subscribedBrowser())
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
    browser.fails = true
    await press(user, screen.getByRole('switch', { name: HERE }), ' ')
    await expectToast('Benachrichtigungen konnten nicht deaktiviert werden.')
    expect(sent.map(({ body }) => body.endpoint)).toEqual([ENDPOINT])
    await until(() => {
      expect(isOn(HERE)).toBe(true)
    })
  })
})

describe('where push is offered', () => {
  it('has no entry in a browser without push', async () => {
    answerSettings(theApi())
    await openApp('/settings')
    await find('heading', 'Benachrichtigungen')
    expect(screen.queryByRole('button', { name: DIALOG })).toBeNull()
    expect(screen.queryByRole('heading', { name: DIALOG })).toBeNull()
  })

  it('says on iOS that push needs the installed app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari')
    answerSettings(theApi())
    await openApp('/settings')
    await findText(/nur bei installierten Apps/)
    expect(screen.queryByRole('switch', { name: HERE })).toBeNull()
  })

  it('is in the menu of the phone', async () => {
    new FakePushBrowser().install()
    answerSettings(theApi())
    answerPush(theApi(), aPushState())
    const { user } = await openApp('/about', { isPhone: true })
    await user.click(await find('button', 'Menü öffnen'))
    const menu = await inside('dialog', 'Menü')
    await user.click(menu.getByRole('button', { name: DIALOG }))
    await find('switch', HERE, await inside('dialog', DIALOG))
  })

  it('says when the stage sends no push', async () => {
    answerPush(theApi(), aPushState({ publicKey: null }))
    await openDialog()
    await findText(/noch nicht angeschlossen/)
    expect(screen.queryByRole('switch', { name: HERE })).toBeNull()
  })
})
