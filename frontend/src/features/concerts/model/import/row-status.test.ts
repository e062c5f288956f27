import { describe, expect, it } from 'vitest'
import { calendar, event, HORIZON, rowsOf, sourceOf, submissionsOf } from './imported-files.ts'
import { UNDECIDED, type Decision } from './doubt.ts'
import { readRows } from './read-file.ts'

describe('the state of a gig in a table', () => {
  it('reads the state in the title, a column of its own or another cell', async () => {
    const rows = await rowsOf(
      [
        'Band;Venue;Stadt;Datum;Preis;Status',
        'Grabesruh;Backstage;München;24.12.2026;18 €;bestätigt',
        'Eisenkrähe;Backstage;München;25.12.2026;18 €;ABGESAGT',
        'Rostfraß;Backstage;München;26.12.2026;ausverkauft!;',
        'Nachtfrost (fällt aus);Backstage;München;27.12.2026;;',
        'Sargnagel;Backstage;München;28.12.2026;;halb voll',
        'Eisenkrähe abgesagt;Backstage;München;29.12.2026;;',
      ].join('\n'),
    )
    expect(
      rows.map(({ isOpen, understood }) => [understood.bandName, understood.status, isOpen]),
    ).toEqual([
      ['Grabesruh', 'available', false],
      ['Eisenkrähe', 'cancelled', false],
      ['Rostfraß', 'sold_out', false],
      ['Nachtfrost', 'cancelled', false],
      ['Sargnagel', 'available', true],
      ['Eisenkrähe', 'cancelled', true],
    ])
    expect(rows[2]?.submissions[0]).not.toHaveProperty('price')
  })

  it('takes an answer, a correction and a row that is left out', async () => {
    const source = await sourceOf(
      'Band;Venue;Stadt;Datum\nEisenkrähe abgesagt;Backstage;München;24.12.2026',
    )
    const decided = (decision: Partial<Decision>) =>
      readRows(source, {}, HORIZON, new Map([[2, { ...UNDECIDED, ...decision }]]))[0]
    expect(decided({ answers: { name: 'state' } })?.submissions[0]).toMatchObject({
      bandName: 'Eisenkrähe',
      status: 'cancelled',
    })
    expect(decided({ answers: { name: 'name' } })?.submissions[0]).toMatchObject({
      bandName: 'Eisenkrähe abgesagt',
    })
    expect(decided({ corrected: { bandName: 'Eisenkraehe' } })).toMatchObject({
      isOpen: false,
      submissions: [{ bandName: 'Eisenkraehe', status: 'cancelled' }],
    })
    expect(decided({ corrected: { status: 'available' } })).toMatchObject({ isOpen: false })
    expect(decided({ isLeftOut: true })).toMatchObject({ submissions: [], isOpen: false })
  })
})

describe('the state of a gig in a description', () => {
  it('is read where it says nothing else, and its reason is kept', async () => {
    const rows = await rowsOf(
      [
        'Band;Venue;Stadt;Datum;Info',
        'Eisenkrähe;Linde;Ulm;24.12.2026;Abgesagt wegen Krankheit',
        'Rostfraß;Linde;Ulm;25.12.2026;Das letzte Konzert war ausverkauft.',
      ].join('\n'),
    )
    expect(rows.map(({ understood }) => understood.status)).toEqual(['cancelled', 'available'])
    expect(rows[0]?.submissions[0]?.description).toBe('Abgesagt wegen Krankheit')
  })
})

describe('the state of a gig in a calendar', () => {
  it('takes an event as cancelled when its status says so in any case of letters', async () => {
    const place = ['DTSTART:20261224T200000', 'LOCATION:Backstage\\, München']
    const text = calendar(
      event(...place, 'SUMMARY:Grabesruh', 'STATUS:Cancelled'),
      event(...place, 'SUMMARY:ABGESAGT: Eisenkrähe', 'STATUS:CONFIRMED'),
      event(...place, 'SUMMARY:Cancelled by Fate', 'STATUS:CONFIRMED'),
      event(...place, 'SUMMARY:+++ AUSVERKAUFT +++ Nachtfrost'),
    )
    const rows = await submissionsOf(text)
    expect(rows.map(({ bandName, status }) => [bandName, status])).toEqual([
      ['Grabesruh', 'cancelled'],
      ['Eisenkrähe', 'cancelled'],
      ['Cancelled by Fate', undefined],
      ['Nachtfrost', 'sold_out'],
    ])
  })

  it('asks for the day of a moved event', async () => {
    const [row] = await rowsOf(
      calendar(
        event(
          'DTSTART:20270314T190000',
          'SUMMARY:Verlegt auf den 02.10. - Rostfraß',
          'LOCATION:Backstage\\, München',
        ),
      ),
    )
    expect(row).toMatchObject({
      isOpen: true,
      submissions: [],
      understood: { bandName: 'Rostfraß', days: ['2027-10-02'], movedFrom: '2027-03-14' },
    })
    expect(row?.doubts[0]?.options.map(({ label }) => label)).toEqual([
      'Am 2. Oktober 2027',
      'Am 14. März 2027, wie angegeben',
    ])
  })

  it.each([
    ['Rostfraß (neuer Termin: 12.11.2027)', '2027-11-12', true],
    ['Rostfraß (Nachholtermin: 3.4.)', '2027-06-14', false],
  ])('asks for the day of %s where it is a later one', async (summary, day, isOpen) => {
    const place = ['DTSTART:20270614T190000', 'LOCATION:Backstage\\, München']
    const [row] = await rowsOf(calendar(event(...place, `SUMMARY:${summary}`)))
    expect(row).toMatchObject({ isOpen, understood: { bandName: 'Rostfraß', days: [day] } })
  })

  it('takes every event of a cancelled calendar as cancelled', async () => {
    const gig = event('DTSTART:20261224T200000', 'SUMMARY:Grabesruh', 'LOCATION:Backstage\\, Ulm')
    const [row] = await submissionsOf(calendar('METHOD:CANCEL', gig))
    expect(row?.status).toBe('cancelled')
  })
})
