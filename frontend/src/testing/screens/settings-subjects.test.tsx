import { fireEvent, screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listBlocked } from '#shared/api/people.ts'
import { messageSettings, visibility } from '#shared/api/settings.ts'
import { allSettings, SUBJECTS } from '../../pages/settings-subjects.ts'
import { messages } from '../../features/settings/texts.ts'
import { until } from '../clock.ts'
import { refuse, type FakeApi } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPush, aStateWith, FakePushBrowser } from '../push.ts'
import { find, findText, press, region, untilFocused, untilGone } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const SEARCH = 'Einstellungen durchsuchen'

const titleOf = (path: keyof typeof messages.subjects): string => messages.subjects[path].title

const untilAt = (address: string): Promise<void> =>
  until(() => {
    expect(location.pathname + location.hash).toBe(address)
  })

/** Sections whose addresses were sent out in mails, pushes and answers of the help. */
const SECTIONS = [
  ['benachrichtigungen', 'benachrichtigungen', 'Benachrichtigungen'],
  ['push', 'benachrichtigungen', 'Push-Benachrichtigungen'],
  ['vorschlaege', 'feed', 'Vorschläge im Feed'],
  ['beitraege', 'feed', 'Beiträge'],
  ['profildaten', 'profil', 'Profildaten'],
  ['sichtbarkeit', 'sichtbarkeit', 'Sichtbarkeit'],
  ['nachrichten', 'chats', 'Nachrichten'],
  ['blockiert', 'stumm', 'Blockierte Leute'],
  ['stumm', 'stumm', 'Stummschalten'],
  ['passkeys', 'anmeldung', 'Passkeys'],
  ['wiederherstellung', 'anmeldung', 'Wiederherstellungscodes'],
  ['geraete', 'anmeldung', 'Angemeldete Geräte'],
  ['email', 'konto', 'E-Mail-Adresse'],
  ['passwort', 'anmeldung', 'Passwort'],
  ['privatsphaere', 'sichtbarkeit', 'Privatsphäre'],
  ['bewegung', 'feed', 'Bewegung'],
] as const

/** Returns a function that answers the call for the settings of chats. */
const holdChats = (api: FakeApi): (() => void) => {
  let answer = (): void => undefined
  api.on(messageSettings, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { whoMayWrite: 'everyone' as const, readReceipts: true, onlineState: true }
  })
  return () => answer()
}

describe('the index of the settings', () => {
  it('has eight subjects on a phone, each a page that leads back to it', async () => {
    answerSettings(theApi())
    const { user } = await openApp('/settings', { isPhone: true })
    const index = await find('navigation', 'Themen')
    expect(within(index).getAllByRole('link')).toHaveLength(8)
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(screen.getByRole('link', { name: new RegExp(`^${titleOf('chats')}`) }))
    await untilAt('/settings/chats')
    await untilFocused(() => screen.getByRole('heading', { level: 1, name: titleOf('chats') }))
    expect(document.title).toBe('Chats · Einstellungen · Höllenlärm')
    expect(screen.queryByRole('navigation', { name: 'Themen' })).toBeNull()
    const length = history.length
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Einstellungen' }))
    await untilAt('/settings')
    await untilFocused(() => screen.getByRole('link', { name: new RegExp(`^${titleOf('chats')}`) }))
    expect(history.length).toBe(length)
  })

  it('leads to the index from a subject that was opened by its address', async () => {
    answerSettings(theApi())
    const { user } = await openApp('/settings/stumm', { isPhone: true })
    await find('region', 'Stummschalten')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Einstellungen' }))
    await untilAt('/settings')
    await find('navigation', 'Themen')
  })

  it('is beside the subject on a wide screen, which begins with the first one', async () => {
    answerSettings(theApi())
    const { user } = await openApp('/settings')
    await find('region', 'Benachrichtigungen')
    const index = within(await find('navigation', 'Themen'))
    expect(index.getByRole('link', { current: 'page' }).textContent).toContain(
      titleOf('benachrichtigungen'),
    )
    await user.click(index.getByRole('link', { name: new RegExp(`^${titleOf('stumm')}`) }))
    await untilFocused(() => screen.getByRole('heading', { name: titleOf('stumm') }))
    await find('region', 'Blockierte Leute')
    expect(screen.queryByRole('region', { name: 'Benachrichtigungen' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Einstellungen')
  })

  it('is where an unknown subject leads', async () => {
    answerSettings(theApi())
    await openApp('/settings/wolle', { isPhone: true })
    await find('navigation', 'Themen')
    expect(location.pathname).toBe('/settings')
  })
})

describe('a link to a section', () => {
  it.each(SECTIONS)('opens #%s in its subject, and focuses it', async (id, path, title) => {
    const api = theApi()
    answerSettings(api)
    new FakePushBrowser().install().subscribed('https://push.example/here')
    answerPush(api, await aStateWith('https://push.example/here'))
    await openApp(`/settings#${id}`, { isPhone: true })
    await untilAt(`/settings/${path}#${id}`)
    await untilFocused(() => within(region(title)).getByRole('heading', { level: 2, name: title }))
  })
})

describe('the search of the settings', () => {
  it('finds every switch, choice and field of every subject by its name', async () => {
    const api = theApi()
    answerSettings(api)
    new FakePushBrowser().install().subscribed('https://push.example/here')
    answerPush(api, await aStateWith('https://push.example/here'))
    const known = allSettings()
    const { visit } = await openApp('/settings')
    const missing: string[] = []
    for (const { path, sections } of SUBJECTS) {
      await visit(`/settings/${path}`)
      for (const { title } of sections()) await find('region', title)
      await until(() => {
        expect(document.querySelector('main [role="status"][aria-label]')).toBeNull()
      })
      const names = [
        ...document.querySelectorAll('main [role="switch"]'),
        ...document.querySelectorAll('main legend'),
      ].map((control) =>
        control instanceof HTMLInputElement
          ? document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent
          : control.firstChild?.textContent,
      )
      expect(names.length + sections().length, path).toBeGreaterThan(1)
      for (const name of names)
        if (!known.some(({ label, path: at }) => at === path && label === name?.trim()))
          missing.push(`${path}: ${String(name)}`)
    }
    expect(missing).toEqual([])
  })

  it('leads to the switch, once it has loaded, and keeps what was typed for the way back', async () => {
    const api = theApi()
    answerSettings(api)
    const answer = holdChats(api)
    const { user } = await openApp('/settings', { isPhone: true })
    await user.type(await find('textbox', SEARCH), 'online')
    await findText(/Treffer$/)
    await user.click(screen.getByRole('link', { name: /^Online-Status/ }))
    await untilAt('/settings/chats#nachrichten')
    await untilFocused(() => screen.getByRole('heading', { name: 'Nachrichten' }))
    answer()
    await untilFocused(() => screen.getByRole('switch', { name: 'Online-Status' }))
    history.back()
    expect(await find('textbox', SEARCH)).toHaveProperty('value', 'online')
    await find('link', /^Online-Status/)
  })

  it('leaves the focus to a member who went elsewhere before it loaded', async () => {
    const api = theApi()
    answerSettings(api)
    const answer = holdChats(api)
    const { user } = await openApp('/settings')
    const field = await find('textbox', SEARCH)
    await user.type(field, 'online{Enter}')
    await untilFocused(() => screen.getByRole('heading', { name: 'Nachrichten' }))
    field.focus()
    answer()
    await find('switch', 'Online-Status')
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ['wer darf mir schreiben', 'radio', 'Alle'],
    ['wie lange dabei', 'combobox', /^Wie lange bist du schon dabei/],
    ['doom metal', 'checkbox', 'Doom Metal'],
    ['wort', 'textbox', 'Wort'],
    ['alles vergessen', 'button', 'Alles vergessen'],
    ['animationen', 'radio', 'Wie das Gerät es will'],
  ])('opens the best result with Enter: %s', async (query, role, name) => {
    answerSettings(theApi())
    const { user } = await openApp('/settings')
    await user.type(await find('textbox', SEARCH), `${query}{Enter}`)
    await find(role, name)
    if (query !== 'doom metal') await untilFocused(() => screen.getByRole(role, { name }))
  })

  it('says when it finds nothing, and how to go on', async () => {
    answerSettings(theApi())
    const { user } = await openApp('/settings')
    const field = await find('textbox', SEARCH)
    await user.type(field, 'kaffeemaschine')
    await findText('Dazu gibt es hier nichts.')
    await find('link', 'Sonst frag uns.')
    await user.click(await find('button', 'Alle Themen zeigen'))
    await find('navigation', 'Themen')
    await user.type(field, 'quatsch')
    await untilGone('navigation', 'Themen')
    // Of an input method, which ends a word with it.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    expect(field).toHaveProperty('value', 'quatsch')
    await press(user, field, '{Escape}')
    expect(field).toHaveProperty('value', '')
    await find('navigation', 'Themen')
  })
})

describe('a part that fails to load', () => {
  it('leaves the others as they are, and loads again', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(listBlocked, () => refuse('forbidden', 'Heute nicht.'))
    const { user } = await openApp('/settings/stumm')
    const blocked = within(await find('region', 'Blockierte Leute'))
    const retry = await find('button', 'Nochmal versuchen', blocked)
    expect(within(region('Stummschalten')).getByLabelText('Wort')).toHaveProperty('disabled', false)
    await findText('Du hörst allen zu.')
    api.on(listBlocked, () => [])
    await user.click(retry)
    await findText(/^Du hast niemanden blockiert/)
  })

  it('can be left for another subject', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(visibility, () => refuse('forbidden', 'Heute nicht.'))
    const { user } = await openApp('/settings/sichtbarkeit')
    await findText('Heute nicht.')
    await find('region', 'Privatsphäre')
    await user.click(screen.getByRole('link', { name: new RegExp(`^${titleOf('chats')}`) }))
    await find('switch', 'Online-Status')
  })
})
