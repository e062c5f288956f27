import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { getThread, listThreads } from '#shared/api/threads.ts'
import { searchEverything, type Found } from '#shared/api/search.ts'
import { until } from '../clock.ts'
import { gatewayError, networkError, refuse } from '../fake-api.ts'
import { aMember, answerGonePages, ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerProfile } from '../people.ts'
import {
  button,
  fill,
  find,
  findText,
  textOf,
  untilFocused,
  untilGone,
  inside,
} from '../queries.ts'

const MARA = aMember(20, 'Mara')

const id = (number: number): string => `01HZX${String(number).padStart(21, '0')}`

const NOTHING: Found = { people: [], posts: [], bands: [], concerts: [], articles: [] }

const FOUND: Found = {
  people: [MARA],
  posts: [
    {
      id: id(1),
      user: MARA,
      title: null,
      excerpt: 'Marathon im Moor',
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  bands: [
    {
      id: id(2),
      name: 'Mardröm',
      genre: 'Doom Metal',
      country: 'Schweden',
      city: null,
      formedYear: null,
    },
  ],
  concerts: [
    {
      id: id(3),
      bandName: 'Marterpfahl',
      date: '2026-12-05',
      time: '20:00',
      venue: 'Knochenhaus',
      city: 'Leipzig',
      status: 'cancelled',
    },
  ],
  articles: [
    {
      id: id(4),
      title: 'Marode Helden kündigen Album an',
      category: 'news',
      publishedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
}

const open = async (answer: Found = FOUND, { isPhone = false } = {}) => {
  const api = theApi()
  const asked = api.on(searchEverything, () => answer)
  const app = await openApp('/gibt-es-nicht', { isPhone })
  await app.user.click(await find('button', 'Suche öffnen'))
  return { ...app, api, asked, field: await find('combobox', 'Suchen') }
}

const options = (): string[] => screen.getAllByRole('option').map(textOf)

const active = (field: HTMLElement): string => {
  const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  return option ? textOf(option) : ''
}

describe('the search in the header', () => {
  it('shows the results under the headings of their groups, names before texts', async () => {
    const { user, field, asked } = await open()
    await fill(user, field, 'mar')
    const list = await inside('listbox', 'Suchergebnisse')
    await find('option', /Mardröm/)
    const groups = list.getAllByRole('group').map((group) => textOf(group))
    expect(groups).toEqual([
      expect.stringMatching(/^LeuteM?Mara@/),
      'BandsMardrömDoom Metal · Schweden',
      'KonzerteMarterpfahlAbgesagt · Sa., 05.12.2026, 20:00 Uhr · Knochenhaus · Leipzig',
      expect.stringContaining('Marathon im Moorvon Mara'),
      expect.stringContaining('NewsMarode Helden kündigen Album anNews · '),
    ])
    await findText('5 Treffer')
    expect(asked.map(({ query }) => query.query)).toEqual(['mar'])
  })

  it.each([
    ['{ArrowDown}', '/users/mara'],
    ['{ArrowDown}{ArrowDown}', `/bands/${id(2)}`],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', `/concerts/${id(3)}`],
    ['{ArrowUp}{ArrowUp}', `/community#post-${id(1)}`],
    ['{ArrowUp}', `/news/${id(4)}`],
    ['', '/users/mara'],
  ])('opens the result that %s and Enter choose', async (keys, path) => {
    const { user, field, api } = await open({
      ...FOUND,
      people: [{ ...MARA, username: 'mara' }],
    })
    answerProfile(api, { ...MARA, username: 'mara' })
    answerGonePages(api)
    await fill(user, field, 'mar')
    await find('option', /Mardröm/)
    await user.keyboard(`${keys}{Enter}`)
    await until(() => {
      expect(location.pathname + location.hash).toBe(path)
    })
    expect(screen.queryByRole('combobox', { name: 'Suchen' })).toBeNull()
  })

  it('moves through all groups in a circle and names the active option', async () => {
    const { user, field } = await open()
    await fill(user, field, 'mar')
    await find('option', /Mardröm/)
    const seen: string[] = []
    for (let step = 0; step < 6; step++) {
      await user.keyboard('{ArrowDown}')
      seen.push(active(field))
    }
    expect(seen).toEqual([...options(), options()[0]])
  })

  it('opens by the key / outside of fields, closes by Escape and keeps the text', async () => {
    theApi().on(searchEverything, () => FOUND)
    const { user } = await openApp('/gibt-es-nicht')
    const opener = await find('button', 'Suche öffnen')
    await user.keyboard('/')
    await fill(user, await find('combobox', 'Suchen'), 'mar/')
    await find('option', /Mardröm/)
    await user.keyboard('{Escape}')
    await untilGone('combobox', 'Suchen')
    await untilFocused(() => opener)
    await user.keyboard('/')
    expect((await find('combobox', 'Suchen')).getAttribute('value')).toBe('mar/')
  })

  it('closes when the member presses or focuses something else, and covers nothing then', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('main'))
    await untilGone('combobox', 'Suchen')
    await user.click(button('Suche öffnen'))
    await find('combobox', 'Suchen')
    button('Abmelden').focus()
    await untilGone('combobox', 'Suchen')
    await untilFocused(() => button('Abmelden'))
  })

  it('covers nothing with a hint on a phone before anything was searched', async () => {
    const { user, field } = await open(NOTHING, { isPhone: true })
    expect(screen.queryByText(/^Tipp los/)).toBeNull()
    await fill(user, field, 'x')
    await findText(/^Kein Mucks/)
  })

  it('does not open by the key / once that is turned off', async () => {
    const { user } = await open()
    await user.click(button('Taste abschalten'))
    await findText('Die Taste / ist abgeschaltet.')
    await user.click(button('Suche schließen'))
    await user.keyboard('/')
    expect(screen.queryByRole('combobox', { name: 'Suchen' })).toBeNull()
    await user.click(button('Suche öffnen'))
    await user.click(await find('button', 'Taste einschalten'))
    await user.click(button('Suche schließen'))
    await user.keyboard('/')
    await find('combobox', 'Suchen')
  })

  it('opens the chat with a member, except for oneself', async () => {
    const { user, field, api } = await open({ ...NOTHING, people: [MARA, ME] })
    api.on(listThreads, () => [])
    api.on(getThread, () => refuse('not_found', 'Niemand.'))
    answerProfile(api, MARA)
    await fill(user, field, 'a')
    const link = await find('link', /^Nachricht an/)
    expect(screen.getAllByRole('link', { name: /^Nachricht an/ })).toHaveLength(1)
    await user.click(link)
    expect(location.pathname + location.search).toBe(`/messages?user=${MARA.id}`)
    expect(screen.queryByRole('combobox', { name: 'Suchen' })).toBeNull()
  })

  it('delays Enter until the result for the typed text', async () => {
    const { user, field, api } = await open()
    answerProfile(api, MARA)
    let answer = (): void => undefined
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.on(searchEverything, async () => {
      await mayAnswer
      return FOUND
    })
    await fill(user, field, 'mara')
    await user.keyboard('{Enter}')
    expect(location.pathname).toBe('/gibt-es-nicht')
    answer()
    await until(() => {
      expect(location.pathname).toBe(`/users/${MARA.username}`)
    })
  })

  it('says that nothing was found', async () => {
    const { user, field } = await open(NOTHING)
    await fill(user, field, 'gibtesnicht')
    await findText('Kein Mucks. Schreib es anders oder kürzer.')
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  it.each([
    ['the server fails', gatewayError(503), 'Die Suche hat sich verspielt'],
    ['the connection is lost', networkError(), 'Sobald du wieder am Netz bist, suchen wir weiter.'],
  ])('says so when %s, keeps the text, and tries again on demand', async (_, failure, text) => {
    const { user, field, api } = await open()
    let isBroken = true
    api.on(searchEverything, () => (isBroken ? failure : FOUND))
    await fill(user, field, 'mar')
    await findText(text)
    isBroken = false
    await user.click(button('Nochmal versuchen'))
    await find('option', /Mardröm/)
    expect(field.getAttribute('value')).toBe('mar')
  })
})

describe('recent searches', () => {
  const searchAndOpen = async (text: string) => {
    const app = await open()
    answerProfile(app.api, MARA)
    await fill(app.user, app.field, text)
    await find('option', /Mardröm/)
    await app.user.keyboard('{Enter}')
    await until(() => {
      expect(location.pathname).toBe(`/users/${MARA.username}`)
    })
    await app.user.keyboard('/')
    const field = await find('combobox', 'Suchen')
    await app.user.clear(field)
    return app
  }

  it('are offered in the empty field and repeat the search', async () => {
    const { user } = await searchAndOpen('mara')
    expect((await inside('listbox', 'Zuletzt gesucht')).getByRole('option')).toBeTruthy()
    await user.keyboard('{ArrowDown}{Enter}')
    await find('option', /Mardröm/)
    expect((await find('combobox', 'Suchen')).getAttribute('value')).toBe('mara')
  })

  it('can be forgotten', async () => {
    const { user } = await searchAndOpen('mara')
    await user.click(await find('button', '„mara“ vergessen'))
    await findText(/^Tipp los/)
    await untilFocused(() => screen.getByRole('combobox', { name: 'Suchen' }))
  })
})
