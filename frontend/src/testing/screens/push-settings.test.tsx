import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { mutePost, postMuteState } from '#shared/api/post-mutes.ts'
import { listPosts } from '#shared/api/posts.ts'
import { removePushDevice, savePushPreferences, testPush } from '#shared/api/push.ts'
import { notificationSettings, saveNotificationSettings } from '#shared/api/settings.ts'
import { until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { aPost } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { answerPush, aStateWith, FakePushBrowser, OTHER_DEVICE } from '../push.ts'
import { button, find, findText, inside, press, untilGone } from '../queries.ts'
import { aPushState } from '../push-state.ts'
import { answerSettings } from '../settings.ts'

const DIALOG = 'Push-Benachrichtigungen'
const ENDPOINT = 'https://push.example/here'

beforeEach(() => {
  new FakePushBrowser().install().subscribed(ENDPOINT)
})

const openDialog = async (now?: string) => {
  answerSettings(theApi())
  const app = await openApp('/about', now === undefined ? {} : { now })
  await app.user.click(await find('button', DIALOG))
  return app
}

describe('the settings of push', () => {
  it('share the four switches with the page of the settings', async () => {
    const api = theApi()
    answerSettings(api)
    answerPush(api, await aStateWith(ENDPOINT))
    let state = { community: true, content: true, system: true, personalized: true }
    api.on(notificationSettings, () => state)
    api.on(saveNotificationSettings, ({ body }) => {
      state = { ...state, ...(body as Partial<typeof state>) }
      return state
    })
    const { user } = await openApp('/settings')
    await find('switch', 'Inhalte')
    await user.click(button(DIALOG))
    const dialog = await inside('dialog', DIALOG)
    await press(user, await find('switch', 'Inhalte', dialog), ' ')
    await expectToast('Einstellungen gespeichert')
    await user.keyboard('{Escape}')
    await untilGone('dialog', DIALOG)
    expect(screen.getByRole('switch', { name: 'Inhalte' })).toHaveProperty('checked', false)
  })

  it('save quiet hours, pause and the preview one by one', async () => {
    const api = theApi()
    const shown = answerPush(api, await aStateWith(ENDPOINT))
    const saved = api.on(savePushPreferences, ({ body }) => {
      const { pause, quietHours = shown.state.quietHours, showsText = false } = body
      const pausedUntil = pause === 'hour' ? '2026-11-23T12:30:00.000Z' : null
      shown.state = { ...shown.state, quietHours, showsText, pausedUntil }
      return shown.state
    })
    const { user } = await openDialog('2026-11-23T11:30:00.000Z')
    await user.selectOptions(await find('combobox', 'Von'), '23:30')
    await press(user, screen.getByRole('switch', { name: 'Text von Nachrichten zeigen' }), ' ')
    await user.click(button('Eine Stunde'))
    await findText(/^Still bis Montag/)
    await user.click(await find('button', 'Wieder laut'))
    await find('button', 'Bis morgen früh')
    expect(saved.map(({ body }) => body)).toEqual([
      { quietHours: { isOn: true, from: '23:30', to: '08:00' } },
      { showsText: true },
      { pause: 'hour' },
      { pause: 'none' },
    ])
  })

  it('ask before the first device whether the lock screen shows texts, and take no for given', async () => {
    const api = theApi()
    const shown = answerPush(api, aPushState())
    const saved = api.on(savePushPreferences, ({ body: { showsText = false } }) => {
      shown.state = { ...shown.state, showsText }
      return shown.state
    })
    const { user } = await openDialog()
    const texts = await find('switch', 'Text von Nachrichten zeigen')
    expect(texts).toHaveProperty('checked', false)
    await press(user, texts, ' ')
    await until(() => {
      expect(texts).toHaveProperty('checked', true)
    })
    expect(saved.map(({ body }) => body)).toEqual([{ showsText: true }])
  })

  it('shows the earlier hours again when the server refuses', async () => {
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(savePushPreferences, () => refuse('unavailable', 'Heute nicht.'))
    const { user } = await openDialog()
    await user.selectOptions(await find('combobox', 'Bis'), '09:00')
    await expectToast('Heute nicht.')
    await until(() => {
      expect(screen.getByRole('combobox', { name: 'Bis' })).toHaveProperty('value', '08:00')
    })
  })

  it('list the devices, remove another one and send a test', async () => {
    const api = theApi()
    const own = await aStateWith(ENDPOINT)
    const shown = answerPush(api, { ...own, devices: [...own.devices, OTHER_DEVICE] })
    const removed = api.on(removePushDevice, () => (shown.state = own))
    const tests = api.on(testPush, () => OK)
    const { user } = await openDialog()
    await findText(/^Dieses Gerät/)
    await user.click(await find('button', 'Entfernen: Firefox auf Linux'))
    await expectToast('Gerät entfernt')
    await untilGone('button', 'Entfernen: Firefox auf Linux')
    expect(removed.map(({ params }) => params.id)).toEqual([OTHER_DEVICE.id])
    await user.click(button('Probe-Push schicken'))
    await expectToast('Probe-Push ist unterwegs')
    expect(tests).toHaveLength(1)
  })
})

/** The simulated DOM opens no popover. */
const openMenu = async (): Promise<void> => {
  const menu = await find('menu', 'Mehr zu diesem Beitrag')
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
}

describe('the menu of a post', () => {
  it('silences push about it, and shows the choice again', async () => {
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(listPosts, () => [aPost(7, 'Dauerbrenner')])
    let isMuted = false
    api.on(postMuteState, () => ({ isMuted }))
    const saved = api.on(mutePost, ({ body }) => {
      isMuted = body.muted
      return { isMuted }
    })
    const { user, reload } = await openApp('/')
    await openMenu()
    await user.click(await find('menuitem', 'Kein Push dazu'))
    await expectToast('Zu diesem Beitrag kommt kein Push mehr')
    await reload()
    await openMenu()
    await find('menuitem', 'Wieder Push dazu')
    expect(saved.map(({ body }) => body)).toEqual([{ muted: true }])
  })

  it('takes the choice back when the server refuses it', async () => {
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(listPosts, () => [aPost(7, 'Dauerbrenner')])
    api.on(postMuteState, () => ({ isMuted: false }))
    api.on(mutePost, () => refuse('not_found', 'Den Beitrag gibt es nicht mehr.'))
    const { user } = await openApp('/')
    await openMenu()
    await user.click(await find('menuitem', 'Kein Push dazu'))
    await expectToast('Den Beitrag gibt es nicht mehr.')
    await openMenu()
    await find('menuitem', 'Kein Push dazu')
  })
})
