import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { MutedWord } from '#shared/api/members.ts'
import { muteWord } from '#shared/api/mutes.ts'
import {
  profileData,
  saveMessageSettings,
  saveProfileData,
  saveVisibility,
  visibility,
  type MessageSettings,
  type Visibility,
} from '#shared/api/settings.ts'
import { passTime, until } from '../clock.ts'
import { networkError, refuse, type FakeApi } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi, toasts } from '../open-app.ts'
import { button, fill, find, findText, press, textOf, untilGone } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const UNDO = 'Rückgängig'
const PROFILE = {
  birthday: null,
  location: null,
  favoriteGenres: [],
  favoriteBands: null,
  metalExperience: null,
  concertFrequency: null,
}
const PAGE = '/settings#sichtbarkeit'

const isOn = (name: string): boolean =>
  screen.getByRole<HTMLInputElement>('switch', { name }).checked

const untilOn = (name: string, on: boolean): Promise<void> =>
  until(() => {
    expect(isOn(name)).toBe(on)
  })

/** A server that keeps what it is sent, unless `judge` refuses it. */
const keepVisibility = (api: FakeApi, judge: (call: number) => Promise<boolean> | boolean) => {
  let state: Visibility = { onWall: true, inSearch: true }
  let count = 0
  api.on(visibility, () => state)
  const sent = api.on(saveVisibility, async ({ body }) => {
    count += 1
    if (!(await judge(count))) return refuse('unavailable', 'Heute nicht.')
    const { onWall = state.onWall, inSearch = state.inSearch } = body
    state = { onWall, inSearch }
    return state
  })
  return { sent, state: () => state }
}

describe('a saved change', () => {
  it('can be undone from the toast, also after another change', async () => {
    const api = theApi()
    answerSettings(api)
    const server = keepVisibility(api, () => true)
    const { user } = await openApp(PAGE)
    await press(user, await find('switch', 'Wall of Horns'), ' ')
    await expectToast('Einstellungen gespeichert')
    await press(user, screen.getByRole('switch', { name: 'Suche und Vorschläge' }), ' ')
    await until(() => {
      expect(server.state()).toEqual({ onWall: false, inSearch: false })
    })
    await user.click(await find('button', UNDO))
    await until(() => {
      expect(server.state()).toEqual({ onWall: false, inSearch: true })
    })
    await untilOn('Suche und Vorschläge', true)
    expect(isOn('Wall of Horns')).toBe(false)
    await untilGone('button', UNDO)
  })

  it('cannot be undone any longer after eight seconds', async () => {
    const api = theApi()
    answerSettings(api)
    keepVisibility(api, () => true)
    const { user } = await openApp(PAGE)
    await press(user, await find('switch', 'Wall of Horns'), ' ')
    await find('button', UNDO)
    await passTime(9000)
    await untilGone('button', UNDO)
  })

  it('gives a choice of several its earlier one', async () => {
    const api = theApi()
    answerSettings(api)
    const chosen: MessageSettings['whoMayWrite'][] = []
    api.on(saveMessageSettings, ({ body: { whoMayWrite = 'everyone' } }) => {
      chosen.push(whoMayWrite)
      return { whoMayWrite, readReceipts: true, onlineState: true }
    })
    const { user } = await openApp('/settings#nachrichten')
    await user.click(await find('radio', 'Niemand'))
    await user.click(await find('button', UNDO))
    await until(() => {
      expect(chosen).toEqual(['nobody', 'everyone'])
      expect(screen.getByRole('radio', { name: 'Alle' })).toHaveProperty('checked', true)
    })
  })

  it('of this device can be undone, too', async () => {
    answerSettings(theApi())
    const { user } = await openApp('/settings#bewegung')
    await user.click(await find('radio', 'Stillhalten'))
    expect(document.documentElement.dataset['motion']).toBe('reduced')
    await user.click(await find('button', UNDO))
    expect(document.documentElement.dataset['motion']).toBeUndefined()
    expect(screen.getByRole('radio', { name: 'Wie das Gerät es will' })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('mutes a word again with its end', async () => {
    const api = theApi()
    answerSettings(api)
    const word: MutedWord = { word: 'kirmes', until: '2099-01-01T00:00:00.000Z' }
    let words = [word]
    api.on(currentUser, () => ({ ...ME, mutedWords: words }))
    const sent = api.on(muteWord, ({ body }) => (words = body.muted ? [word] : []))
    const { user } = await openApp('/settings#stumm')
    await user.click(await find('button', '„kirmes“ zurücknehmen'))
    await expectToast('„kirmes“ ist wieder zu lesen')
    await user.click(await find('button', UNDO))
    await find('button', '„kirmes“ zurücknehmen')
    expect(sent.map(({ body }) => body)).toEqual([
      { word: 'kirmes', muted: false },
      { ...word, muted: true },
    ])
  })
})

describe('a change that fails', () => {
  it('is taken back at once without a connection, says so, and is repeated from the toast', async () => {
    const api = theApi()
    answerSettings(api)
    const { user } = await openApp(PAGE)
    await find('switch', 'Wall of Horns')
    api.on(visibility, () => networkError())
    const sent = api.on(saveVisibility, () => networkError())
    await press(user, screen.getByRole('switch', { name: 'Wall of Horns' }), ' ')
    await expectToast('Nicht gespeichert. Es gilt, was vorher galt.')
    expect(isOn('Wall of Horns')).toBe(true)
    const server = keepVisibility(api, () => true)
    await user.click(button('Erneut versuchen'))
    await untilOn('Wall of Horns', false)
    expect([sent.length, server.state().onWall]).toEqual([1, false])
  })

  it('says the reason of the server', async () => {
    const api = theApi()
    answerSettings(api)
    keepVisibility(api, () => false)
    const { user } = await openApp(PAGE)
    await press(user, await find('switch', 'Wall of Horns'), ' ')
    await findText('Heute nicht.')
    await untilOn('Wall of Horns', true)
    expect(textOf(toasts())).not.toContain(UNDO)
  })
})

describe('two fast changes of a switch', () => {
  it.each([
    ['both are saved', [true, true], true],
    ['the first fails', [false, true], true],
    ['the second fails', [true, false], false],
    ['both fail', [false, false], true],
  ])('end in the last one that was saved when %s', async (_, answers, end) => {
    const api = theApi()
    answerSettings(api)
    const waiting: (() => void)[] = []
    const server = keepVisibility(api, async (call) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      return answers[call - 1] === true
    })
    const { user } = await openApp(PAGE)
    const wall = await find('switch', 'Wall of Horns')
    await press(user, wall, ' ')
    await press(user, wall, ' ')
    expect(isOn('Wall of Horns')).toBe(true)
    for (const number of [1, 2]) {
      await until(() => {
        expect(waiting).toHaveLength(number)
      })
      expect(isOn('Wall of Horns')).toBe(true)
      waiting[number - 1]?.()
    }
    await until(() => {
      expect(server.state().onWall).toBe(end)
    })
    await untilOn('Wall of Horns', end)
    expect(server.sent.map(({ body }) => body)).toEqual([{ onWall: false }, { onWall: true }])
  })
})

describe('what was typed and not saved', () => {
  const open = async (user: UserEvent, subject: RegExp) => {
    await user.click(await find('link', subject))
  }

  it('is there again after another subject was opened, until it is saved', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(profileData, () => ({ ...PROFILE, location: 'Essen' }))
    const { user, visit } = await openApp('/settings/profil')
    await fill(user, await find('textbox', 'Lieblingsbands'), 'Ahab')
    await user.clear(screen.getByRole('textbox', { name: 'Ort' }))
    await user.click(screen.getByRole('checkbox', { name: 'Doom Metal' }))
    await open(user, /^Stumm/)
    await fill(user, await find('textbox', 'Wort'), 'kirmes')
    await open(user, /^Konto/)
    await fill(user, await find('textbox', 'Deine E-Mail-Adresse'), 'ich@example.org')
    await open(user, /^Stumm/)
    expect(await find('textbox', 'Wort')).toHaveProperty('value', 'kirmes')
    await open(user, /^Konto/)
    expect(await find('textbox', 'Deine E-Mail-Adresse')).toHaveProperty('value', 'ich@example.org')
    await visit('/settings/profil')
    expect(await find('textbox', 'Lieblingsbands')).toHaveProperty('value', 'Ahab')
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveProperty('value', '')
    expect(screen.getByRole('checkbox', { name: 'Doom Metal' })).toHaveProperty('checked', true)
    const saved = api.on(saveProfileData, () => ({ ...PROFILE, favoriteBands: 'Ahab' }))
    await user.click(button('Speichern'))
    await expectToast('Profil gespeichert')
    expect(saved[0]?.body).toMatchObject({
      location: '',
      favoriteBands: 'Ahab',
      favoriteGenres: ['Doom Metal'],
    })
    expect(sessionStorage.getItem('hoellenlaerm.form-draft.profile-data')).toBeNull()
  })
})
