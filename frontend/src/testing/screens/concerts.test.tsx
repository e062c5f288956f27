import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listConcerts } from '#shared/api/concerts.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts, cardOf, dayFromNow } from '../concerts.ts'
import { pageOf, refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, textOf, untilGone, untilText } from '../queries.ts'

const concerts = [
  aConcert(3, { bandName: 'Äonenfeuer', city: 'Berlin', venue: 'Lido', price: null }),
  aConcert(5, { bandName: 'Grabgesang', status: 'sold_out', time: null }),
  aConcert(9, { bandName: 'Nebelkrähe', status: 'cancelled' }),
  aConcert(20, { bandName: 'Röhrenbrand', ticketUrl: null, ticketUrls: [] }),
  aConcert(40, { bandName: 'Eisenacker', movedFrom: dayFromNow(30) }),
]
const many = Array.from({ length: 45 }, (_, index) => aConcert(index + 1))

const list = () => screen.getByRole('list', { name: 'Konzerte' })
const names = () => within(list()).getAllByRole('heading').map(textOf)
const card = (name: string) => screen.getByRole('article', { name })
const untilNames = (expected: readonly string[]) =>
  until(() => {
    expect(names()).toEqual(expected)
  })
const nextPage = () => button('Weiter')

describe('the calendar', () => {
  it('shows 9 skeletons, then cards with date, time, price, status and tickets', async () => {
    const api = theApi()
    answerConcerts(api, concerts)
    const app = await openApp('/concerts')
    await find('heading', 'Konzertkalender')
    await untilText(() => card('Äonenfeuer'), 'Preis n.a.')
    const first = textOf(card('Äonenfeuer'))
    expect(first).toContain('Lido, Berlin')
    expect(first).toContain('20:00 Uhr')
    expect(first).toContain('Verfügbar')
    const tickets = within(card('Äonenfeuer')).getByRole('link', {
      name: /^Tickets für Äonenfeuer/,
    })
    expect(tickets.getAttribute('href')).toBe('https://tickets.test/krach')
    expect(tickets.getAttribute('rel')).toContain('noopener')

    expect(textOf(card('Grabgesang'))).toContain('Ausverkauft')
    expect(textOf(card('Grabgesang'))).not.toContain('Uhr')
    expect(button('Tickets für Grabgesang')).toHaveProperty('disabled', true)
    expect(textOf(card('Nebelkrähe'))).toContain('Abgesagt')
    button('Info zu Nebelkrähe')
    expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull()
    expect(textOf(card('Eisenacker'))).toContain('Verlegt')
    await app.user.click(button('Info zu Röhrenbrand'))
    await find('dialog', 'Röhrenbrand')

    api.on(listConcerts, () => new Promise(() => undefined))
    await app.visit('/concerts')
    await findText('Konzerte werden geladen …')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(9)
  })

  it('keeps filters in the address, and takes them back with the back button', async () => {
    const api = theApi()
    answerConcerts(api, concerts)
    const { user } = await openApp('/concerts')
    await untilNames(concerts.map(({ bandName }) => bandName))
    const asked = api.on(listConcerts, () => concerts.slice(0, 1).map(cardOf))

    await user.selectOptions(screen.getByRole('combobox', { name: 'Stadt' }), 'Berlin')
    await untilNames(['Äonenfeuer'])
    expect(location.search).toBe('?city=Berlin')
    expect(asked[0]?.query).toEqual({
      limit: 20,
      offset: 0,
      city: 'Berlin',
      startDate: dayFromNow(0),
      endDate: dayFromNow(730),
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zeitraum' }), '30 Tage')
    await until(() => {
      expect(location.search).toBe('?city=Berlin&range=30')
    })
    await fill(user, screen.getByRole('textbox', { name: 'Band oder Venue suchen' }), 'lido')
    await until(() => {
      expect(location.search).toBe('?search=lido&city=Berlin&range=30')
    })
    history.back()
    await until(() => {
      expect(location.search).toBe('?city=Berlin')
      expect(screen.getByRole('textbox', { name: 'Band oder Venue suchen' })).toHaveProperty(
        'value',
        '',
      )
    })
    await user.click(button('Filter Berlin entfernen'))
    await until(() => {
      expect(location.search).toBe('')
    })
  })

  it('turns pages by cursor, back and forth, and opens a page from a link', async () => {
    const api = theApi()
    answerConcerts(api, many)
    const app = await openApp('/concerts')
    await findText('Seite 1')
    await until(() => {
      expect(names()).toHaveLength(20)
    })
    expect(button('Zurück')).toHaveProperty('disabled', true)
    await app.user.click(nextPage())
    await findText('Seite 2')
    await until(() => {
      expect(names()[0]).toBe('Krachkapelle 21')
    })
    await app.user.click(nextPage())
    await until(() => {
      expect(names()).toHaveLength(5)
    })
    expect(nextPage()).toHaveProperty('disabled', true)
    expect(location.search).toBe('?page=3')
    history.back()
    await until(() => {
      expect(names()[0]).toBe('Krachkapelle 21')
    })

    await app.visit('/concerts?page=3')
    await until(() => {
      expect(names()).toHaveLength(5)
    })
    await app.visit('/concerts?page=9')
    await findText('Seite 4')
  })

  it('turns pages without a match by itself, and asks after five of them', async () => {
    const api = theApi()
    const asked = api.on(listConcerts, ({ query: { cursor } }) =>
      cursor === 'xxxxx' ? concerts.slice(0, 1).map(cardOf) : pageOf([], `${cursor ?? ''}x`),
    )
    const { user } = await openApp('/concerts?search=Feuer%20Lido')
    await find('heading', 'Bis hierher kein Konzert')
    expect(new Set(asked.map(({ query }) => query.cursor)).size).toBe(5)
    await user.click(nextPage())
    await untilNames(['Äonenfeuer'])
  })

  it('counts from the start when the server refuses the cursor, such as one of yesterday', async () => {
    const api = theApi()
    answerConcerts(api, many)
    const { user } = await openApp('/concerts')
    await findText('Seite 1')
    const asked = api.on(listConcerts, ({ query: { cursor } }) =>
      cursor === undefined
        ? pageOf(many.slice(20, 40).map(cardOf), null)
        : refuse('invalid_input', 'Diese Seite gibt es nicht.'),
    )
    await user.click(nextPage())
    await until(() => {
      expect(names()[0]).toBe('Krachkapelle 21')
    })
    expect(asked.at(-1)?.query).toMatchObject({ offset: 20 })
  })

  it('shows a failure with its reason, tries again, and shows that nothing was found', async () => {
    const api = theApi()
    let isAway = true
    api.on(listConcerts, () => (isAway ? refuse('internal', 'Der Verstärker raucht.') : []))
    const { user } = await openApp('/concerts?city=Berlin')
    await find('heading', 'Fehler beim Laden der Konzerte: Der Verstärker raucht.')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await find('heading', 'Keine Konzerte gefunden')
  })

  it('shows a month with its days, and the concerts of a day', async () => {
    answerConcerts(theApi(), [aConcert(1, { bandName: 'Äonenfeuer', date: '2026-12-12' })])
    const { user } = await openApp('/concerts?view=month&month=2026-12', {
      now: '2026-11-23T10:00:00Z',
    })
    await find('table', 'Dezember 2026')
    await user.click(await find('button', /^Samstag, *12 *\. Dezember 2026, *1 Gig: .*Äonenfeuer/))
    await find('heading', 'Konzerte am Samstag, 12. Dezember 2026')
    await find('link', 'Äonenfeuer')
    await user.click(button('Nächster Monat'))
    await find('table', 'Januar 2027')
    await findText('In diesem Monat ist noch nichts eingetragen.')
  })

  it('counts the concerts of a day whose bands are not loaded', async () => {
    const api = theApi()
    answerConcerts(api, [aConcert(1, { date: '2026-12-12' })])
    api.on(listConcerts, () => refuse('internal', 'Der Verstärker raucht.'))
    await openApp('/concerts?view=month&month=2026-12', { now: '2026-11-23T10:00:00Z' })
    await untilText(() => screen.getByRole('cell', { name: /12/ }), '1 Gig')
  })

  it('lists only the days with concerts on a phone, and opens a day below its bands', async () => {
    answerConcerts(theApi(), [
      aConcert(1, { bandName: 'Äonenfeuer', date: '2026-12-12' }),
      aConcert(2, { bandName: 'Grabgesang', date: '2026-12-12' }),
      aConcert(3, { bandName: 'Nebelkrähe', date: '2026-12-20' }),
      aConcert(4, { bandName: 'Gestern', date: '2026-12-09' }),
    ])
    const { user } = await openApp('/concerts?view=month', {
      now: '2026-12-10T10:00:00Z',
      isPhone: true,
    })
    const day = await find('button', /^Samstag, 12\. Dezember 2026: .*Äonenfeuer, Grabgesang$/)
    button(/Nebelkrähe$/)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: /Gestern/ })).toBeNull()
    await user.click(day)
    await find('heading', 'Konzerte am Samstag, 12. Dezember 2026')
    await find('link', 'Äonenfeuer')
    await user.click(day)
    await untilGone('heading', 'Konzerte am Samstag, 12. Dezember 2026')
    await user.click(button('Vorheriger Monat'))
    await findText('In diesem Monat ist noch nichts eingetragen.')
  })

  it('shows the concerts of this evening in a row of their own', async () => {
    answerConcerts(theApi(), [
      aConcert(1, { bandName: 'Mittagsmesse', date: '2026-12-12', time: null }),
      aConcert(2, { bandName: 'Geisterstunde', date: '2026-12-13', time: '00:30' }),
      aConcert(3, { bandName: 'Morgenrot', date: '2026-12-13' }),
    ])
    await openApp('/concerts', { now: '2026-12-12T18:00:00Z' })
    const tonight = within(await find('list', 'Heute'))
    expect(tonight.getAllByRole('heading').map(textOf)).toEqual(['Mittagsmesse', 'Geisterstunde'])
    expect(names()).toEqual(['Morgenrot'])
  })

  it('removes chosen filters one by one', async () => {
    answerConcerts(theApi(), concerts)
    const asked = theApi().on(listConcerts, () => [])
    const { user } = await openApp('/concerts?search=lido&city=Berlin&range=30')
    const chips = within(await find('group', 'Gewählte Filter'))
    await user.selectOptions(chips.getByRole('combobox', { name: 'Umkreis' }), '+ 50 km')
    await until(() => {
      expect(asked.at(-1)?.query).toMatchObject({ city: 'Berlin', radiusKm: 50 })
    })
    const labels = chips.getAllByRole('button').map(textOf)
    expect(labels).toEqual(['„lido“', 'Berlin', '30 Tage', 'Filter zurücksetzen'])
    await user.click(chips.getByRole('button', { name: 'Filter „lido“ entfernen' }))
    await until(() => {
      expect(location.search).toBe('?city=Berlin&radius=50&range=30')
    })
    await user.click(button('Filter 30 Tage entfernen'))
    await user.click(button('Filter Berlin entfernen'))
    await until(() => {
      expect(location.search).toBe('')
    })
    await untilGone('button', 'Filter zurücksetzen')
  })

  it('opens the search field from a button on a phone, with the focus in it', async () => {
    answerConcerts(theApi(), concerts)
    const { user } = await openApp('/concerts', { isPhone: true })
    await user.click(await find('button', 'Band oder Venue suchen'))
    const field = screen.getByRole('textbox', { name: 'Band oder Venue suchen' })
    expect(document.activeElement).toBe(field)
    await fill(user, field, 'lido')
    await untilNames(['Äonenfeuer'])
    await user.click(button('Band oder Venue suchen'))
    expect(screen.queryByRole('textbox', { name: 'Band oder Venue suchen' })).toBeNull()
    button('Filter „lido“ entfernen')
  })
})
