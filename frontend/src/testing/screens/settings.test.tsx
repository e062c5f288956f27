import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/api/auth.ts'
import { endSession, listSessions } from '#shared/api/sessions.ts'
import {
  notificationSettings,
  saveMessageSettings,
  saveNotificationSettings,
  saveProfileData,
  saveVisibility,
  visibility,
  type MessageSettings,
} from '#shared/api/settings.ts'
import { until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { ulid } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import {
  button,
  find,
  findText,
  press,
  textOf,
  untilFocused,
  untilGone,
  untilText,
  withText,
} from '../queries.ts'
import { answerSettings } from '../settings.ts'

const NO_PROFILE_DATA = {
  birthday: null,
  location: null,
  favoriteGenres: [],
  favoriteBands: null,
  metalExperience: null,
  concertFrequency: null,
}

const ALL_ON = { community: true, content: true, system: true, personalized: true }

const isOn = (name: string): boolean =>
  screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true' ||
  screen.getByRole<HTMLInputElement>('switch', { name }).checked

describe('the settings of messages', () => {
  it('save who may write and each switch on its own', async () => {
    const api = theApi()
    answerSettings(api)
    let state: MessageSettings = { whoMayWrite: 'everyone', readReceipts: true, onlineState: true }
    const saved = api.on(saveMessageSettings, ({ body }) => {
      const { whoMayWrite = state.whoMayWrite, readReceipts = state.readReceipts } = body
      state = { ...state, whoMayWrite, readReceipts }
      return state
    })
    const { user } = await openApp('/settings/chats')
    await user.click(await find('radio', 'Wem ich folge'))
    await expectToast('Einstellungen gespeichert')
    await press(user, await find('switch', 'Lesebestätigungen'), ' ')
    await until(() => {
      expect(saved.map(({ body }) => body)).toEqual([
        { whoMayWrite: 'followed' },
        { readReceipts: false },
      ])
    })
    expect(screen.getByRole('radio', { name: 'Wem ich folge' })).toHaveProperty('checked', true)
    await until(() => {
      expect(isOn('Lesebestätigungen')).toBe(false)
    })
    expect(isOn('Online-Status')).toBe(true)
  })

  it('show the earlier choice again when the server refuses', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(saveMessageSettings, () => refuse('unavailable', 'Heute nicht.'))
    const { user } = await openApp('/settings/chats')
    await user.click(await find('radio', 'Niemand'))
    await findText('Heute nicht.')
    await until(() => {
      expect(screen.getByRole('radio', { name: 'Alle' })).toHaveProperty('checked', true)
    })
  })
})

describe('a switch of the settings', () => {
  it('reverts and shows the reason when the server refuses', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(saveNotificationSettings, () => refuse('unavailable', 'Heute nicht.'))
    const { user } = await openApp('/settings')
    await press(user, await find('switch', 'Inhalte'), ' ')
    await findText('Heute nicht.')
    expect(isOn('Inhalte')).toBe(true)
  })

  it('keeps two quick taps, and ignores an answer from before them', async () => {
    const api = theApi()
    answerSettings(api)
    let state = { onWall: true, inSearch: true }
    let isSilent = false
    const reads = api.on(visibility, () => (isSilent ? new Promise<never>(() => undefined) : state))
    api.on(saveVisibility, ({ body }) => {
      const { onWall = state.onWall, inSearch = state.inSearch } = body
      state = { onWall, inSearch }
      return state
    })
    const { user } = await openApp('/settings/sichtbarkeit')
    await find('switch', 'Wall of Horns')
    const [community] = screen.getAllByRole('link', { name: 'Community' })
    if (community) await user.click(community)
    // The settings are only hidden while the other page loads.
    await until(() => {
      expect(document.querySelector('[role="switch"]')).toBeNull()
    })
    isSilent = true
    const before = reads.length
    history.back()
    await find('switch', 'Wall of Horns')
    await until(() => {
      expect(reads.length).toBeGreaterThan(before)
    })
    await press(user, screen.getByRole('switch', { name: 'Wall of Horns' }), ' ')
    await press(user, screen.getByRole('switch', { name: 'Suche und Vorschläge' }), ' ')
    await until(() => {
      expect(state).toEqual({ onWall: false, inSearch: false })
    })
    await until(() => {
      expect(reads.at(-1)?.signal?.aborted).toBe(true)
    })
    expect([isOn('Wall of Horns'), isOn('Suche und Vorschläge')]).toEqual([false, false])
  })
})

describe('the notification settings', () => {
  const kept = (): unknown => JSON.parse(localStorage.getItem('hoellenlaerm-notifications') ?? '{}')

  it('are also kept on the device, and shown before the server answers', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(saveNotificationSettings, () => ({ ...ALL_ON, content: false }))
    const { user, reload } = await openApp('/settings')
    await press(user, await find('switch', 'Inhalte'), ' ')
    await until(() => {
      expect(kept()).toEqual({ ...ALL_ON, content: false, enabled: false })
    })
    api.on(notificationSettings, () => new Promise<never>(() => undefined))
    await reload()
    await find('switch', 'Inhalte')
    expect([isOn('Community'), isOn('Inhalte')]).toEqual([true, false])
  })

  it('give way to those of the server', async () => {
    localStorage.setItem(
      'hoellenlaerm-notifications',
      JSON.stringify({ ...ALL_ON, content: false, enabled: true }),
    )
    answerSettings(theApi())
    await openApp('/settings')
    await until(() => {
      expect(isOn('Inhalte')).toBe(true)
    })
    expect(kept()).toEqual({ ...ALL_ON, enabled: true })
  })

  it.each(['nonsense', '{"content":"maybe"}', 'null'])(
    'ignore what is stored as %s',
    async (text) => {
      localStorage.setItem('hoellenlaerm-notifications', text)
      answerSettings(theApi())
      await openApp('/settings')
      await find('switch', 'Inhalte')
      await until(() => {
        expect(kept()).toEqual({ ...ALL_ON, enabled: false })
      })
    },
  )

  it('are forgotten on the device when the session ends', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(logout, () => OK)
    const { user } = await openApp('/settings')
    await find('switch', 'Inhalte')
    await until(() => {
      expect(kept()).toEqual({ ...ALL_ON, enabled: false })
    })
    await user.click(button('Abmelden'))
    await find('tab', 'Anmelden')
    expect(kept()).toEqual({})
  })
})

describe('the birthday', () => {
  it('accepts the German form, refuses an invalid day, and can be removed', async () => {
    const api = theApi()
    answerSettings(api)
    const calls = api.on(saveProfileData, ({ body: { birthday } }) => ({
      ...NO_PROFILE_DATA,
      birthday: birthday === undefined || birthday === '' ? null : birthday,
    }))
    const { user } = await openApp('/settings/profil')
    const birthday = await until(() => screen.getByLabelText<HTMLInputElement>('Geburtstag'))
    const form = within(screen.getByRole('region', { name: 'Profildaten' }))
    const save = async (typed: string) => {
      await user.clear(birthday)
      if (typed !== '') await user.type(birthday, typed)
      await user.tab()
      await user.click(form.getByRole('button', { name: 'Speichern' }))
    }

    await save('31.02.1990')
    await findText('Das ist kein Geburtstag, den wir glauben können.')
    expect(birthday.value).toBe('31.02.1990')
    expect(calls).toHaveLength(0)
    await save('6.6.1988')
    await expectToast('Profil gespeichert')
    expect(birthday.value).toBe('06.06.1988')
    await save('')
    await until(() => {
      expect(calls.map(({ body }) => body.birthday)).toEqual(['1988-06-06', ''])
    })
  })
})

describe('the list of devices', () => {
  it('says that this device is active, and when the others were', async () => {
    const api = theApi()
    answerSettings(api)
    const [now, hourAgo] = [Date.now(), Date.now() - 3_600_000].map((ms) =>
      new Date(ms).toISOString(),
    )
    const session = { createdAt: hourAgo ?? '', seenAt: hourAgo ?? '' }
    api.on(listSessions, () => [
      { ...session, id: ulid(1), device: 'Firefox auf Linux', current: true },
      { ...session, id: ulid(2), device: 'Safari auf iOS', current: false },
    ])
    await openApp('/settings/anmeldung', { now: now ?? '' })
    await untilText(() => withText('listitem', 'Firefox auf Linux'), 'Dieses Gerät: gerade aktiv')
    expect(textOf(withText('listitem', 'Firefox auf Linux'))).not.toContain('vor 1')
    expect(textOf(withText('listitem', 'Safari auf iOS'))).toContain('zuletzt aktiv vor 1')
  })

  it('loses a device that is signed out, and keeps the focus', async () => {
    const api = theApi()
    answerSettings(api)
    const session = { createdAt: '2026-11-20T10:00:00.000Z', seenAt: '2026-11-20T10:00:00.000Z' }
    const [mine, other] = [
      { ...session, id: ulid(1), device: 'Firefox auf Linux', current: true },
      { ...session, id: ulid(2), device: 'Safari auf iOS', current: false },
    ]
    let sessions = [mine, other]
    api.on(listSessions, () => sessions)
    const ended = api.on(endSession, () => {
      sessions = [mine]
      return OK
    })
    const { user } = await openApp('/settings/anmeldung')
    const end = await find('button', 'Safari auf iOS beenden')
    expect(within(withText('listitem', 'Firefox auf Linux')).queryByRole('button')).toBeNull()
    await press(user, end, '{Enter}')
    await expectToast('Gerät abgemeldet')
    expect(ended.map(({ params }) => params)).toEqual([{ id: ulid(2) }])
    await untilGone('button', 'Safari auf iOS beenden')
    await untilFocused(() => screen.getByRole('heading', { name: 'Angemeldete Geräte' }))
  })
})
