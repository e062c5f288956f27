import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { concertFeed, revokeConcertFeed, saveConcertFeed } from '#shared/api/concert-calendar.ts'
import { importConcerts, type ImportResult } from '#shared/api/concert-import.ts'
import { ownConcerts } from '#shared/api/concerts.ts'
import type { CurrentUser } from '#shared/api/members.ts'
import { aConcert, answerConcerts, dayFromNow } from '../concerts.ts'
import { OK, refuse, type FakeApi } from '../fake-api.ts'
import { ME, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, textOf, untilGone } from '../queries.ts'

const ADDRESS = `https://hoellenlaerm.example/api/concerts/calendar/${'a'.repeat(64)}.ics`
const CREATED = '2026-11-20T10:00:00.000Z'

const openCalendar = async (api: FakeApi, options: Parameters<typeof openApp>[1] = {}) => {
  answerConcerts(api, [aConcert(3)])
  return openApp('/concerts', options)
}

describe('the personal calendar', () => {
  it('shows its address once, and ends it after a question', async () => {
    const api = theApi()
    api.on(concertFeed, () => ({ feed: null }))
    const saved = api.on(saveConcertFeed, ({ body }) => ({
      feed: { ...body.filters, createdAt: CREATED },
      url: ADDRESS,
    }))
    const revoked = api.on(revokeConcertFeed, () => OK)
    const { user } = await openCalendar(api)
    await user.click(await find('button', 'Kalender-Abo'))
    await user.type(await find('textbox', /^Städte/), 'Köln, Berlin')
    await user.click(button('Kalender anlegen'))
    const address = await find('textbox', 'Adresse')
    expect((address as HTMLInputElement).value).toBe(ADDRESS)
    expect(saved[0]?.body).toEqual({
      filters: { marked: true, bands: true, cities: ['Köln', 'Berlin'] },
      renew: false,
    })
    const link = screen.getByRole('link', { name: 'Im Kalender öffnen' })
    expect(link.getAttribute('href')).toBe(ADDRESS.replace('https:', 'webcal:'))
    await user.click(button('Abo beenden'))
    const question = await find('dialog', 'Abo beenden?')
    await user.click(within(question).getByRole('button', { name: 'Abo beenden' }))
    await untilGone('textbox', 'Adresse')
    expect(revoked).toHaveLength(1)
  })

  it('keeps what was chosen when the server refuses', async () => {
    const api = theApi()
    api.on(concertFeed, () => ({ feed: null }))
    api.on(saveConcertFeed, () => refuse('conflict', 'Da war jemand schneller.'))
    const { user } = await openCalendar(api)
    await user.click(await find('button', 'Kalender-Abo'))
    const cities = await find('textbox', /^Städte/)
    await user.type(cities, 'Köln')
    await user.click(button('Kalender anlegen'))
    await findText('Da war jemand schneller.')
    expect((cities as HTMLInputElement).value).toBe('Köln')
  })
})

const CSV = [
  'Band;Venue;Stadt;Datum;Uhrzeit',
  `Grabesruh;Linde;Dortmund;${dayFromNow(20)};20:00`,
  'Kaputt;Linde;Dortmund;31.02.2027;20:00',
  `Sargnagel;Linde;Dortmund;${dayFromNow(21)};`,
].join('\n')

const ORGANIZER: CurrentUser = { ...ME, isOrganizer: true }
const NEW: ImportResult = { outcome: 'new', concertId: null, message: null }
const FULL: ImportResult = {
  outcome: 'error',
  concertId: null,
  message: 'An diesem Tag ist voll.',
}

describe('the import', () => {
  it('shows an error per row, sends the others and says what became of each', async () => {
    const api = theApi()
    const sent = api.on(importConcerts, ({ body }) => ({
      results: body.rows.map(({ bandName }) => (bandName === 'Sargnagel' ? FULL : NEW)),
    }))
    const { user } = await openCalendar(api, { me: ORGANIZER })
    await user.click(await find('button', 'Programm einlesen'))
    await find('button', 'Vorlage laden')
    const file = new File([CSV], 'programm.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Datei'), file)
    await findText('2 Zeilen in Ordnung, 1 mit Fehlern.')
    await findText('Diesen Tag gibt es nicht.')
    await user.click(button('2 Konzerte einreichen'))
    await findText(/1 neu, 0 schon bekannt, 0 in Prüfung, 1 abgelehnt/)
    await findText('An diesem Tag ist voll.')
    expect(sent[0]?.body.rows.map(({ bandName }) => bandName)).toEqual(['Grabesruh', 'Sargnagel'])
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{40}$/)
  })

  const openFile = async (api: FakeApi, lines: readonly string[]) => {
    const { user } = await openCalendar(api, { me: ORGANIZER })
    await user.click(await find('button', 'Programm einlesen'))
    await find('button', 'Vorlage laden')
    const file = new File([lines.join('\n')], 'programm.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Datei'), file)
    return user
  }

  it('asks what a row means, and sends it when it was accepted, answered or corrected', async () => {
    const api = theApi()
    const sent = api.on(importConcerts, ({ body }) => ({ results: body.rows.map(() => NEW) }))
    const day = dayFromNow(20)
    const user = await openFile(api, [
      'Band;Venue;Stadt;Datum',
      `Grabesruh;Linde;Dortmund;${day}`,
      `Eisenkrähe abgesagt;Linde;Dortmund;${day}`,
      `Sold Out Heroes;Linde;Dortmund;${day}`,
      `Rostfraß;Linde;Dortmund;31.02.2027`,
      `Nachtfrost;Linde;Dortmund;${day}`,
    ])
    await findText('2 Zeilen in Ordnung, 1 mit Fehlern.')
    await findText(/2 Zeilen haben Fragen/)
    const [first, second, third, , fifth] = within(
      screen.getByRole('list', { name: 'Vorschau' }),
    ).getAllByRole('listitem')
    const inRow = (row: HTMLElement | undefined) => within(row ?? document.body)
    inRow(first).getByText(/Eisenkrähe abgesagt · Linde · Dortmund/)
    await user.click(inRow(first).getByRole('button', { name: 'So übernehmen' }))
    await user.click(inRow(second).getByRole('radio', { name: /^Nein: „Heroes“/ }))
    await user.click(inRow(third).getByRole('button', { name: 'Ändern' }))
    const field = inRow(third).getByRole('textbox', { name: 'Datum' })
    await user.clear(field)
    await user.type(field, day)
    await user.click(inRow(third).getByRole('button', { name: 'Übernehmen' }))
    await user.click(inRow(fifth).getByRole('button', { name: 'Weglassen' }))
    await user.click(await find('button', '4 Konzerte einreichen'))
    await findText(/4 neu/)
    expect(sent[0]?.body.rows.map(({ bandName, status }) => [bandName, status])).toEqual([
      ['Grabesruh', undefined],
      ['Eisenkrähe', 'cancelled'],
      ['Heroes', 'sold_out'],
      ['Rostfraß', undefined],
    ])
  })

  it('asks whether two times are one concert, and sends the answer', async () => {
    const api = theApi()
    const similar: ImportResult = {
      outcome: 'similar',
      concertId: ulid(5),
      message: null,
      time: '18:30',
    }
    const sent = api.on(importConcerts, ({ body }) => ({
      results: body.rows.map(({ time, sameAs }) =>
        time === '20:00' && sameAs === undefined ? similar : NEW,
      ),
    }))
    const day = dayFromNow(20)
    const user = await openFile(api, [
      'Band;Venue;Stadt;Datum;Uhrzeit',
      `Grabesruh;Linde;Dortmund;${day};18:30`,
      `Grabesruh;Linde;Dortmund;${day};20:00`,
    ])
    await user.click(await find('button', '2 Konzerte einreichen'))
    await findText(/1 neu, .* 1 mit Rückfrage/)
    await user.click(await find('radio', /^Ja, das sind Einlass und Beginn/))
    await user.click(await find('button', '1 Konzert einreichen'))
    await findText(/2 neu/)
    expect(sent[1]?.body.rows).toMatchObject([{ time: '20:00', sameAs: ulid(5) }])
    expect(sent[1]?.body.importId).toBe(sent[0]?.body.importId)
  })

  it('lets the member choose the encoding of a file when it is not clear', async () => {
    const lines = ['Band;Venue;Stadt;Datum', `\x8ealm;Linde;Ulm;${dayFromNow(20)}`]
    const { user } = await openCalendar(theApi(), { me: ORGANIZER })
    await user.click(await find('button', 'Programm einlesen'))
    await find('button', 'Vorlage laden')
    const bytes = Uint8Array.from(lines.join('\n'), (letter) => letter.charCodeAt(0))
    await user.upload(screen.getByLabelText('Datei'), new File([bytes], 'programm.csv'))
    await user.click(await find('radio', /^Žalm;Linde;Ulm/))
    await findText('1 Zeile in Ordnung, 0 mit Fehlern.')
  })

  it('reads cells that are pasted', async () => {
    const { user } = await openCalendar(theApi(), { me: ORGANIZER })
    await user.click(await find('button', 'Programm einlesen'))
    await user.click(await find('textbox', /^Oder hier einfügen/))
    await user.paste(`Band\tVenue\tStadt\tDatum\nGrabesruh\tLinde\tUlm\t${dayFromNow(20)}`)
    await user.click(button('Einlesen'))
    await findText('1 Zeile in Ordnung, 0 mit Fehlern.')
  })

  it('stops at a failure and resumes with the same key', async () => {
    const api = theApi()
    let calls = 0
    const sent = api.on(importConcerts, ({ body }) => {
      calls += 1
      if (calls === 1) return refuse('unavailable', 'Wir sind gerade nicht erreichbar.')
      return { results: body.rows.map(() => NEW) }
    })
    const { user } = await openCalendar(api, { me: ORGANIZER })
    await user.click(await find('button', 'Programm einlesen'))
    await find('button', 'Vorlage laden')
    const file = new File([CSV], 'programm.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Datei'), file)
    await user.click(await find('button', '2 Konzerte einreichen'))
    await findText(/Wir sind gerade nicht erreichbar/)
    await user.click(button('Weitermachen'))
    await findText(/2 neu/)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
  })

  it('is not shown to members without the role', async () => {
    const api = theApi()
    await openCalendar(api)
    await find('button', 'Kalender-Abo')
    expect(screen.queryByRole('button', { name: 'Programm einlesen' })).toBeNull()
  })
})

describe('the head of the calendar', () => {
  it('has all tools in one menu on a narrow screen', async () => {
    const api = theApi()
    api.on(ownConcerts, () => [])
    const { user } = await openCalendar(api, { me: ORGANIZER, isPhone: true })
    const more = await find('button', 'Mehr zum Kalender')
    for (const name of ['Konzert eintragen', 'Meine Konzerte', 'Bescheid sagen', 'Kalender-Abo'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(more)
    await find('menuitem', 'Konzert eintragen')
    expect(screen.getAllByRole('menuitem').map(textOf)).toEqual([
      'Konzert eintragen',
      'Meine Konzerte',
      'Bescheid sagen',
      'Kalender-Abo',
      'Programm einlesen',
      'Eingereicht',
      'Vergangene',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Programm einlesen' }))
    await find('dialog', 'Programm einlesen')
    await user.keyboard('{Escape}')
    await user.click(button('Mehr zum Kalender'))
    await user.click(await find('menuitem', 'Eingereicht'))
    await find('heading', 'Noch nichts eingereicht')
    const views = within(screen.getByRole('navigation', { name: 'Ansicht' }))
    expect(views.getAllByRole('link').map(textOf)).toEqual(['Liste', 'Monat', 'Eingereicht'])
    await user.click(views.getByRole('link', { name: 'Liste' }))
    await find('article', 'Krachkapelle 3')
  })
})
