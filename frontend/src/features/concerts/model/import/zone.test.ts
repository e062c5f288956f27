import { describe, expect, it } from 'vitest'
import { calendar, event, rowsOf } from './imported-files.ts'

const RULES = (name: string, winter: string, summer: string): readonly string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  `TZOFFSETFROM:${summer}`,
  `TZOFFSETTO:${winter}`,
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  `TZOFFSETFROM:${winter}`,
  `TZOFFSETTO:${summer}`,
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

const gigOf = async (
  start: string,
  place = 'Hammerwerk\\, 44135 Dortmund',
  rules: readonly string[] = [],
) => {
  const [row] = await rowsOf(
    calendar(...rules, event('SUMMARY:Grabesruh', `LOCATION:${place}`, `DTSTART${start}`)),
  )
  const { days, time } = row?.understood ?? {}
  return [days?.[0], time, row?.doubts.map(({ question }) => question).join(' ') ?? '']
}

const OUTLOOK = '(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien'

describe('the zone of an event in Germany', () => {
  it.each([
    ['Europe/Berlin', '20270604T200000', '20:00'],
    ['europe/berlin', '20270604T200000', '20:00'],
    ['Berlin', '20270604T200000', '20:00'],
    ['W. Europe Standard Time', '20270604T200000', '20:00'],
    ['W. Europe Daylight Time', '20270604T200000', '20:00'],
    ['Romance Standard Time', '20270604T200000', '20:00'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '20270604T200000', '20:00'],
    ['/mozilla.org/20070129_1/Europe/Vienna', '20270604T200000', '20:00'],
    [`"${OUTLOOK}"`, '20270604T200000', '20:00'],
    ['MEZ', '20270604T200000', '20:00'],
    ['MESZ', '20270604T200000', '20:00'],
    ['Mitteleuropäische Zeit', '20270604T200000', '20:00'],
    ['UTC', '20270604T180000', '20:00'],
    ['Etc/UTC', '20270604T180000', '20:00'],
    ['Etc/UTC', '20270104T190000', '20:00'],
    ['tzone://Microsoft/Utc', '20270604T180000', '20:00'],
    ['GMT', '20270604T180000', '20:00'],
    ['Etc/GMT-2', '20270604T200000', '20:00'],
    ['UTC+02:00', '20270604T200000', '20:00'],
    ['GMT+0200', '20270604T200000', '20:00'],
    ['+02:00', '20270604T200000', '20:00'],
  ])('%s is known', async (zone, written, time) => {
    const [, shown, questions] = await gigOf(`;TZID=${zone}:${written}`)
    expect([shown, questions]).toEqual([time, ''])
  })

  it('follows the rules of the file for a name that nobody knows', async () => {
    const rules = RULES('Eigene Zone', '+0300', '+0400')
    const place = 'Hammerwerk\\, 44135 Dortmund\\, Deutschland'
    expect(await gigOf(';TZID=Eigene Zone:20270604T220000', place, rules)).toEqual([
      '2027-06-04',
      '20:00',
      '',
    ])
    expect(await gigOf(';TZID=Eigene Zone:20270104T000500', place, rules)).toEqual([
      '2027-01-03',
      '22:05',
      '',
    ])
    const outlook = RULES(OUTLOOK, '+0100', '+0200')
    expect(await gigOf(`;TZID="${OUTLOOK}":20270604T200000`, place, outlook)).toEqual([
      '2027-06-04',
      '20:00',
      '',
    ])
  })

  it('is asked when it is not known', async () => {
    expect(await gigOf(';TZID=Krachland:20270604T200000')).toEqual([
      '2027-06-04',
      '20:00',
      'Die Zeitzone „Krachland“ kennen wir nicht. Wann beginnt es am Ort?',
    ])
  })
})

describe('the zone of an event elsewhere', () => {
  it.each([
    ['Europe/London', '20270609T193000', 'The Forge\\, London\\, Vereinigtes Königreich', '19:30'],
    ['Europe/Berlin', '20270609T203000', 'The Forge\\, London\\, Vereinigtes Königreich', '19:30'],
    ['Europe/Helsinki', '20270609T200000', 'Talo\\, Helsinki\\, Finnland', '20:00'],
    ['UTC', '20270609T170000', 'Talo\\, Helsinki\\, Finnland', '20:00'],
  ])('%s is read on the clock of the venue', async (zone, written, place, time) => {
    expect(await gigOf(`;TZID=${zone}:${written}`, place)).toEqual(['2027-06-09', time, ''])
  })

  it('is asked when the place does not name its country', async () => {
    expect(await gigOf(';TZID=Europe/London:20270609T193000', 'The Forge\\, London')).toEqual([
      '2027-06-09',
      '19:30',
      'Die Zeit steht in der Zeitzone „Europe/London“. Wann beginnt es am Ort?',
    ])
  })
})
