import { describe, expect, it } from 'vitest'
import { calendar, event, HORIZON, rowsOf, sourceOf } from './imported-files.ts'
import { UNDECIDED } from './doubt.ts'
import { readRows } from './read-file.ts'

const PLACE = ['SUMMARY:Grabesruh', 'LOCATION:Hammerwerk\\, 44135 Dortmund']

const gigOf = async (...lines: readonly string[]) => {
  const [row] = await rowsOf(calendar(event(...PLACE, ...lines)))
  const { days, time, end } = row?.understood ?? { days: [] }
  return { days, time, end, questions: row?.doubts.map(({ question }) => question) }
}

const MULTIPLE = (days: string) => [`mehrtägig (${days}): Was soll in den Kalender?`]

describe('an event of several days', () => {
  it.each([
    ['whole days', ['DTSTART;VALUE=DATE:20270715', 'DTEND;VALUE=DATE:20270718'], 15, 17],
    ['a duration in days', ['DTSTART;VALUE=DATE:20270715', 'DURATION:P3D'], 15, 17],
    ['weeks', ['DTSTART;VALUE=DATE:20270715', 'DURATION:P1W'], 15, 21],
    ['midnight to midnight', ['DTSTART:20270715T000000', 'DTEND:20270718T000000'], 15, 17],
    ['the last minute', ['DTSTART:20270715T000000', 'DTEND:20270717T235900'], 15, 17],
    ['whole days in UTC', ['DTSTART:20270715T000000Z', 'DTEND:20270717T000000Z'], 15, 16],
    [
      'a mark of Outlook',
      ['DTSTART:20270715T020000', 'DTEND:20270717T020000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      15,
      17,
    ],
  ])('has no beginning when it is written as %s', async (_name, lines, first, last) => {
    const { days, time, questions } = await gigOf(...lines)
    expect(time).toBeUndefined()
    expect(questions).toEqual(MULTIPLE(`${first}.–${last}.7.`))
    expect(days).toHaveLength(last - first + 1)
    expect([days[0], days.at(-1)]).toEqual([`2027-07-${first}`, `2027-07-${last}`])
  })

  it.each([
    ['DTSTART:20270806T160000', 'DURATION:P2DT8H', '6.–8.8.'],
    ['DTSTART:20270806T160000', 'DTEND:20270809T030000', '6.–8.8.'],
    ['DTSTART:20270806T160000', 'DTEND:20270807T230000', '6.–7.8.'],
    ['DTSTART:20270731T160000', 'DTEND:20270801T230000', '31.7.–1.8.'],
  ])('begins on the first day only with %s and %s', async (start, end, days) => {
    const gig = await gigOf(start, end)
    expect(gig).toMatchObject({ time: '16:00', questions: MULTIPLE(days) })
  })

  it('becomes a gig for each day or the first one, as the member answers', async () => {
    const text = calendar(event(...PLACE, 'DTSTART:20270806T160000', 'DURATION:P2DT8H'))
    const source = await sourceOf(text)
    const sent = (answer: string) =>
      readRows(source, {}, HORIZON, new Map([[1, { ...UNDECIDED, answers: { days: answer } }]]))[0]
        ?.submissions
    expect(sent('each')?.map(({ date, time }) => [date, time])).toEqual([
      ['2027-08-06T16:00', '16:00'],
      ['2027-08-07T12:00', undefined],
      ['2027-08-08T12:00', undefined],
    ])
    expect(sent('first')?.map(({ date }) => date)).toEqual(['2027-08-06T16:00'])
  })
})

describe('an event of one evening', () => {
  it.each([
    ['past midnight', '20270820T230000', 'DTEND:20270821T020000', '23:00', '02:00'],
    ['until the morning', '20270820T200000', 'DURATION:PT10H', '20:00', '06:00'],
    ['without an end', '20270820T200000', 'STATUS:CONFIRMED', '20:00', undefined],
    [
      'with an end at its beginning',
      '20270820T200000',
      'DTEND:20270820T200000',
      '20:00',
      undefined,
    ],
    ['with an end before it', '20270820T200000', 'DTEND:20270819T200000', '20:00', undefined],
  ])('is one gig %s', async (_name, start, end, time, until) => {
    expect(
      await gigOf(
        `DTSTART;TZID=Europe/Berlin:${start}`,
        end.replace('DTEND:', 'DTEND;TZID=Europe/Berlin:'),
      ),
    ).toEqual({
      days: ['2027-08-20'],
      time,
      end: until,
      questions: [],
    })
  })

  it.each([
    ['a day', ['DTSTART;VALUE=DATE:20270820']],
    ['a day that ends on itself', ['DTSTART;VALUE=DATE:20270820', 'DTEND;VALUE=DATE:20270820']],
    ['a day and its end', ['DTSTART;VALUE=DATE:20270820', 'DTEND;VALUE=DATE:20270821']],
    ['a day that is not called one', ['DTSTART:20270820', 'DTEND;TZID=Europe/Berlin:20270821']],
    ['midnight', ['DTSTART:20270820T000000']],
    ['midnight in UTC', ['DTSTART:20270820T000000Z']],
    ['midnight and a day', ['DTSTART:20270820T000000', 'DURATION:P1D']],
  ])('has no beginning when it says %s', async (_name, lines) => {
    expect(await gigOf(...lines)).toMatchObject({
      days: ['2027-08-20'],
      time: undefined,
      questions: [],
    })
  })

  it('asks when it begins at midnight', async () => {
    const { time, questions } = await gigOf('DTSTART:20270820T000000', 'DTEND:20270820T030000')
    expect(time).toBeUndefined()
    expect(questions).toEqual(['Beginn um 00:00 Uhr: Stimmt das?'])
  })
})

const HEAD = 'Band;Venue;Stadt;Datum;Beginn;Ende;Einlass;Bis'

const rowOf = async (cells: string) => {
  const [row] = await rowsOf(`${HEAD}\nGrabesruh;Hammerwerk;Dortmund;${cells}`)
  const { days, time, end, doors } = row?.understood ?? { days: [] }
  return { days, time, end, doors, isOpen: row?.isOpen, errors: row?.errors }
}

describe('a row of several days or times', () => {
  it.each([
    ['15.-17.07.2027;;;;', 3],
    ['15.07.-17.07.2027;;;;', 3],
    ['15.07.2027 – 17.07.2027;;;;', 3],
    ['15-17.7.27;;;;', 3],
    ['Do 15. bis Sa 17.07.2027;;;;', 3],
    ['15. und 16. Juli 2027;;;;', 2],
    ['15./16.07.2027;;;;', 2],
    ['31. Juli - 1. August 2027;;;;', 2],
    ['2027-07-15 - 2027-07-17;;;;', 3],
    ['15.07.2027;;;;17.07.2027', 3],
    ['15.07.2027;;;;17.07.', 3],
  ])('%s are days of which it asks', async (cells, count) => {
    const { days, isOpen, time, errors } = await rowOf(cells)
    expect([days.length, isOpen, time, errors]).toEqual([count, true, undefined, []])
  })

  it.each([
    ['15.07.2027;20:00-23:00;;;', '20:00', '23:00', undefined],
    ['15.07.2027;20–23 Uhr;;;', '20:00', '23:00', undefined],
    ['15.07.2027;20:00;02:00;19:00;', '20:00', '02:00', '19:00'],
    ['15.07.2027;ab 20 Uhr;;;', '20:00', undefined, undefined],
    ['15.07.2027;Einlass 19:00, Beginn 20:00;;;', '20:00', undefined, '19:00'],
    ['15.07.2027;-;;;', undefined, undefined, undefined],
    ['15.07.2027 00:00;;;;', undefined, undefined, undefined],
    ['15.07.2027;;;19 Uhr;', undefined, undefined, '19:00'],
  ])('%s is one gig', async (cells, time, end, doors) => {
    expect(await rowOf(cells)).toEqual({
      days: ['2027-07-15'],
      time,
      end,
      doors,
      isOpen: false,
      errors: [],
    })
  })

  it.each([
    ['15.07.2027;TBA;;;', undefined],
    ['15.07.2027;abends;;;', undefined],
    ['15.07.2027;19:00/20:00;;;', '20:00'],
    ['15.07.2027;00:00;;;', undefined],
    ['15.07.2027;24:00;;;', undefined],
    ['15.07.2027;;;;irgendwann', undefined],
  ])('%s is asked', async (cells, time) => {
    expect(await rowOf(cells)).toMatchObject({ days: ['2027-07-15'], time, isOpen: true })
  })

  it('writes the doors into the description', async () => {
    const [row] = await rowsOf(`${HEAD}\nGrabesruh;Linde;Dortmund;15.07.2027;20:00;;19:00;`)
    expect(row?.submissions[0]).toMatchObject({ time: '20:00', description: 'Einlass: 19:00 Uhr' })
  })
})

describe('a zone behind a time of a row', () => {
  it.each([
    ['15.07.2027;20:00+02:00;;;', '2027-07-15', '20:00'],
    ['15.07.2027;20:00 MESZ;;;', '2027-07-15', '20:00'],
    ['15.07.2027;8pm CEST;;;', '2027-07-15', '20:00'],
    ['15.07.2027;20 Uhr MESZ;;;', '2027-07-15', '20:00'],
    ['15.07.2027;20:00 Uhr (Europe/Berlin);;;', '2027-07-15', '20:00'],
    ['15.07.2027;18:00 UTC;;;', '2027-07-15', '20:00'],
    ['15.07.2027;18:00Z;;;', '2027-07-15', '20:00'],
    ['15.01.2027;19:00 GMT;;;', '2027-01-15', '20:00'],
    ['15.01.2027;20:00 MEZ;;;', '2027-01-15', '20:00'],
    ['15.07.2027;19:00 UTC+1;;;', '2027-07-15', '20:00'],
    ['15.07.2027;21:00 +0300;;;', '2027-07-15', '20:00'],
    ['15.07.2027;23:30 UTC;;;', '2027-07-16', '01:30'],
    ['2027-07-15T20:00:00+02:00;;;;', '2027-07-15', '20:00'],
    ['2027-07-15T18:00:00.000Z;;;;', '2027-07-15', '20:00'],
    ['2027-07-15T14:00:00-04:00;;;;', '2027-07-15', '20:00'],
    ['15.07.2027 20:00 Uhr MESZ;;;;', '2027-07-15', '20:00'],
  ])('%s is read on the clock of the venue', async (cells, date, time) => {
    expect(await rowOf(cells)).toMatchObject({ days: [date], time, isOpen: false, errors: [] })
  })

  it('moves end and doors as well', async () => {
    expect(await rowOf('15.07.2027;18:00 UTC;21:00;17:00;')).toMatchObject({
      time: '20:00',
      end: '23:00',
      doors: '19:00',
    })
  })

  it.each([
    ['15.07.2027;20:00-02:00;;;', '20:00', '02:00'],
    ['15.07.2027;20:00 - 23:00;;;', '20:00', '23:00'],
    ['15.07.2027;20:00 -02:00;;;', '20:00', '02:00'],
  ])('is none in %s', async (cells, time, end) => {
    expect(await rowOf(cells)).toMatchObject({ days: ['2027-07-15'], time, end, errors: [] })
  })

  it.each(['20:00 XYZT', '20:00+99:00', '20:00 Ortszeit'])('is asked in %s', async (cell) => {
    expect(await rowOf(`15.07.2027;${cell};;;`)).toMatchObject({ time: undefined, isOpen: true })
  })
})
