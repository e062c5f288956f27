import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { calendar, event, rowsOf, submissionsOf } from './imported-files.ts'
import { readFile } from './read-file.ts'

const failureOf = (content: BlobPart): Promise<string> =>
  readFile(new Blob([content])).then(
    () => 'read',
    (error: unknown) => (error as Error).message,
  )

const GIG = {
  bandName: 'Grabesruh',
  venue: 'Backstage',
  city: 'München',
  country: 'Deutschland',
  date: '2026-12-24T20:00',
  time: '20:00',
}

describe('a table', () => {
  it.each([
    [
      'German headings',
      'Band;Venue;Stadt;Land;Datum;Uhrzeit\nGrabesruh;Backstage;München;DE;24.12.2026;20:00',
    ],
    [
      'English headings',
      'Artist,Location,City,Country,Date,Start time\nGrabesruh,Backstage,München,Germany,2026-12-24,8 pm',
    ],
    [
      'another order',
      'Datum;Beginn;Künstler;Spielort;Ort;Staat\n24.12.26;20 Uhr;Grabesruh;Backstage;München;D',
    ],
    [
      'a time behind the date',
      'Band\tVenue\tStadt\tLand\tDatum\nGrabesruh\tBackstage\tMünchen\tDeutschland\t24.12.2026 20:00',
    ],
    [
      'quotation marks',
      '"Band","Venue","Stadt","Land","Datum","Uhrzeit"\r\n"Grabesruh","Backstage","München","DE","24.12.2026","20:00"\r\n',
    ],
    [
      'a separator line',
      'sep=;\r\nBand;Venue;Stadt;Land;Datum;Uhrzeit\r\nGrabesruh;Backstage;München;DE;24.12.2026;20:00',
    ],
    [
      'empty lines',
      '\n\nBand;Venue;Stadt;Land;Datum;Uhrzeit\n;;;;;\n\nGrabesruh;Backstage;München;DE;24.12.2026;20:00\n;;\n',
    ],
    [
      'a byte order mark',
      '\ufeffBand;Venue;Stadt;Land;Datum;Uhrzeit\nGrabesruh;Backstage;München;DE;24.12.2026;20:00',
    ],
  ])('is read with %s', async (_name, text) => {
    expect(await submissionsOf(text)).toEqual([GIG])
  })

  const TEXT =
    'Künstler;Venue;Stadt;Land;Datum;Uhrzeit\nGrabesruh;Backstage;München;Österreich;24.12.2026;20:00'
  const MAC = 'Datum;Band;Venue;Stadt;Preis\r05.05.2027;Eisenkr\x8ahe;M\x9fll;K\x9aln;18 \xdb\r'

  it('is read as Excel writes it on a Mac', async () => {
    const bytes = Uint8Array.from(MAC, (letter) => letter.charCodeAt(0))
    expect(await submissionsOf(bytes)).toMatchObject([
      { bandName: 'Eisenkrähe', venue: 'Müll', city: 'Köln', price: '18 €' },
    ])
  })

  const latin = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(TEXT, (letter) => letter.charCodeAt(0)).buffer),
  ])

  it.each([
    ['Windows-1252', latin],
    ['UTF-16', wide],
  ])('is read in %s', async (_name, bytes) => {
    expect(await submissionsOf(bytes)).toEqual([{ ...GIG, country: 'Österreich' }])
  })

  it('keeps the line of each row and the errors of each', async () => {
    const rows = await rowsOf(
      [
        'Band;Venue;Stadt;Land;Datum;Uhrzeit;Tickets',
        'Grabesruh;Backstage;München;DE;31.02.2027;20:00;',
        '',
        ';Backstage;;DE;24.12.2026;abends;',
        'Grabesruh;Backstage;München;Atlantis;24.12.2020;;javascript:alert(1)',
        `${'x'.repeat(300)};Backstage;München;DE;24.12.2036;;`,
        'Grabesruh;Backstage;München;DE;;;',
        'Grabesruh;Backstage;München;;24.12.2026;;https://tickets.example/1',
      ].join('\n'),
    )
    expect(rows.map(({ line, errors }) => [line, errors])).toEqual([
      [2, ['Diesen Tag gibt es nicht.']],
      [4, ['Band: Bandname ist erforderlich', 'Stadt: Stadt ist erforderlich']],
      [5, ['Der Tag ist vorbei.', 'Ticket-Link: Ungültige URL']],
      [6, ['So weit voraus planen wir nicht.', 'Band: Höchstens 120 Zeichen.']],
      [7, ['Datum: Datum ist erforderlich']],
      [8, []],
    ])
    expect(rows.at(-1)?.submissions[0]).toEqual({
      bandName: 'Grabesruh',
      venue: 'Backstage',
      city: 'München',
      country: undefined,
      date: '2026-12-24T12:00',
      time: undefined,
      ticketUrl: 'https://tickets.example/1',
    })
  })

  it('accepts today and the last day', async () => {
    const day = (date: string) => `Band;Venue;Stadt;Datum\nGrabesruh;Backstage;München;${date}`
    expect((await rowsOf(day('2026-11-23')))[0]?.errors).toEqual([])
    expect((await rowsOf(day('2026-11-22')))[0]?.errors).toEqual(['Der Tag ist vorbei.'])
    expect((await rowsOf(day('2029-11-23')))[0]?.errors).toEqual([])
    expect((await rowsOf(day('2029-11-24')))[0]?.errors).toHaveLength(1)
  })

  it('takes defaults where a row says nothing', async () => {
    const text = 'Band;Stadt;Datum\nGrabesruh;;24.12.2026\nSargnagel;Berlin;25.12.2026'
    const rows = await submissionsOf(text, { venue: 'Backstage', city: 'München' })
    expect(rows.map((row) => [row.venue, row.city])).toEqual([
      ['Backstage', 'München'],
      ['Backstage', 'Berlin'],
    ])
  })

  it('reads 10,000 rows, a tenth of them with errors', async () => {
    const lines = Array.from(
      { length: LIMITS.importRows },
      (_, index) =>
        `Band ${index};Backstage;München;${index % 10 === 0 ? '31.2.2027' : '24.12.2026'}`,
    )
    const rows = await rowsOf(['Band;Venue;Stadt;Datum', ...lines].join('\n'))
    expect(rows).toHaveLength(LIMITS.importRows)
    expect(rows.filter(({ errors }) => errors.length > 0)).toHaveLength(LIMITS.importRows / 10)
  })
})

describe('a calendar', () => {
  it.each([
    ['a zone', 'DTSTART;TZID=Europe/Berlin:20261224T200000'],
    ['no zone', 'DTSTART:20261224T200000'],
    ['UTC', 'DTSTART:20261224T190000Z'],
  ])('is read with a time in %s', async (_name, start) => {
    const text = calendar(
      event(
        start,
        'SUMMARY:Grabesruh',
        'LOCATION:Backstage\\, Reitknechtstr. 6\\, 80639 München\\, DE',
      ),
    )
    expect(await submissionsOf(text)).toEqual([GIG])
  })

  it('reads the venue in the title, the link and the text', async () => {
    const text = calendar(
      event(
        'DTSTART;VALUE=DATE:20261224',
        'SUMMARY:Grabesruh @ Backstage',
        'LOCATION:Backstage\\, München',
        'URL:https://tickets.example/1',
        'DESCRIPTION:Laut\\, sehr\\nlaut',
      ),
    )
    expect(await submissionsOf(text)).toEqual([
      {
        bandName: 'Grabesruh',
        venue: 'Backstage',
        city: 'München',
        country: undefined,
        date: '2026-12-24T12:00',
        time: undefined,
        ticketUrl: 'https://tickets.example/1',
        description: 'Laut, sehr\nlaut',
      },
    ])
  })

  it('is read in the letters of vCalendar 1.0', async () => {
    const place = ['DTSTART:20261224T200000', 'LOCATION:Backstage\\, München']
    const utf8 = 'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Eisenkr=C3=A4=\r\nhe'
    const latin = 'SUMMARY;ENCODING=QUOTED-PRINTABLE:Rostfra=DF = laut'
    const rows = await rowsOf(calendar(event(...place, utf8), event(...place, latin)))
    expect(rows.map(({ understood }) => understood.bandName)).toEqual([
      'Eisenkrähe',
      'Rostfraß = laut',
    ])
  })

  it('has an error for series and events without place or day', async () => {
    const rows = await rowsOf(
      calendar(
        event('DTSTART:20261224T200000', 'SUMMARY:Grabesruh', 'RRULE:FREQ=WEEKLY'),
        event('SUMMARY:Grabesruh', 'LOCATION:Backstage'),
      ),
    )
    expect(rows.map(({ errors }) => errors)).toEqual([
      ['Serientermine können wir nicht übernehmen. Trag jeden Termin einzeln ein.'],
      ['Stadt: Stadt ist erforderlich', 'Datum: Datum ist erforderlich'],
    ])
  })

  it('is refused when it is damaged', async () => {
    expect(await failureOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR')).toContain(
      'beschädigt',
    )
    expect(await failureOf('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')).toContain(
      'nichts, was wir lesen',
    )
  })
})

describe('a file', () => {
  it('is refused when it is empty, too long or too large', async () => {
    expect(await failureOf('')).toContain('nichts, was wir lesen')
    expect(await failureOf('Band;Venue')).toContain('nichts, was wir lesen')
    expect(await failureOf(`Band\n${'x\n'.repeat(LIMITS.importRows + 1)}`)).toContain(
      '10.000 Zeilen',
    )
    expect(await failureOf(new Uint8Array(21 * 1024 * 1024))).toContain('20 MB')
  })

  it('without known headings has rows that lack everything', async () => {
    const [row] = await rowsOf('foo;bar\n1;2')
    expect(row?.errors).toHaveLength(4)
  })
})
