import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { writeCalendar, type CalendarConcert } from './write-calendar.ts'

const SITE = 'https://hoellenlaerm.example'

const aConcert = (values: Partial<CalendarConcert> = {}): CalendarConcert => ({
  id: '01K0000000000000000000000A',
  bandName: 'Grabesruh',
  description: null,
  date: '2026-12-24',
  time: '20:00',
  startsAt: '2026-12-24T19:00:00.000Z',
  venue: 'Backstage',
  city: 'München',
  country: 'Deutschland',
  price: null,
  status: 'available',
  ticketUrl: null,
  movedFrom: null,
  version: 3,
  attendance: null,
  ...values,
})

const written = (...concerts: readonly CalendarConcert[]): string => writeCalendar(concerts, SITE)

const calendarOf = (text: string): ICAL.Component => new ICAL.Component(ICAL.parse(text) as never)

const eventsOf = (text: string): ICAL.Event[] =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

const eventOf = (values: Partial<CalendarConcert> = {}): ICAL.Event => {
  const [event, ...more] = eventsOf(written(aConcert(values)))
  if (!event || more.length > 0) throw new Error('not one event')
  return event
}

const valueOf = (event: ICAL.Event, name: string): unknown =>
  event.component.getFirstPropertyValue(name)

describe('a calendar', () => {
  it('is read back with what the concert says', () => {
    const event = eventOf({ price: '25 €', ticketUrl: 'https://tickets.example/1?a=1&b=2' })
    expect(event.uid).toBe('concert-01K0000000000000000000000A@hoellenlaerm')
    expect(event.summary).toBe('Grabesruh @ Backstage')
    expect(event.location).toBe('Backstage, München, Deutschland')
    expect(event.description).toBe(
      `Preis: 25 €\nTickets: https://tickets.example/1?a=1&b=2\n\n${SITE}/concerts/01K0000000000000000000000A`,
    )
    expect(valueOf(event, 'url')).toBe(`${SITE}/concerts/01K0000000000000000000000A`)
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-24T19:00:00.000Z')
    expect(event.duration.toSeconds()).toBe(3 * 3600)
  })

  it('keeps names that are written from right to left in their place', () => {
    const event = eventOf({ bandName: 'صقر', venue: 'Halle 7' })
    expect(event.summary).toBe('\u2068صقر\u2069 @ Halle 7')
    expect(event.location).toBe('Halle 7, München, Deutschland')
  })

  it('contains what RFC 5545 requires', () => {
    expect(written()).toMatch(/END:VCALENDAR\r\n$/)
    const calendar = calendarOf(written(aConcert()))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Höllenlärm')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const [event] = calendar.getAllSubcomponents('vevent')
    for (const name of ['uid', 'dtstamp', 'dtstart']) expect(event?.hasProperty(name)).toBe(true)
  })

  it('is valid without concerts', () => {
    expect(eventsOf(written())).toEqual([])
  })

  it('takes the whole day of the venue when the time is unknown', () => {
    const event = eventOf({ time: null, startsAt: '2026-12-24T11:00:00.000Z' })
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-12-24')
    expect(event.description).toContain('Uhrzeit ist noch nicht bekannt')
  })

  it('passes a cancellation on with the version as sequence', () => {
    const before = eventOf({ version: 3 })
    const after = eventOf({ version: 4, status: 'cancelled' })
    expect(after.uid).toBe(before.uid)
    expect([before.sequence, after.sequence]).toEqual([3, 4])
    expect(valueOf(before, 'status')).toBe('CONFIRMED')
    expect(valueOf(after, 'status')).toBe('CANCELLED')
    expect(after.summary).toBe('ABGESAGT: Grabesruh @ Backstage')
  })

  it('says when a concert was moved or is sold out', () => {
    const { description } = eventOf({ status: 'sold_out', movedFrom: '2026-11-30' })
    expect(description).toContain('Ausverkauft.\nVerlegt, ursprünglich am 30.11.2026.')
  })

  it.each([
    ['going', 'CONFIRMED', 'OPAQUE'],
    ['interested', 'TENTATIVE', 'TRANSPARENT'],
    [null, 'CONFIRMED', 'TRANSPARENT'],
  ] as const)('shows the mark %s as %s and %s', (attendance, status, transparency) => {
    const event = eventOf({ attendance })
    expect(valueOf(event, 'status')).toBe(status)
    expect(valueOf(event, 'transp')).toBe(transparency)
  })

  it('is the same text for the same concerts', () => {
    expect(written(aConcert())).toBe(written(aConcert()))
  })
})

describe('the lines of a calendar', () => {
  const LONG = `${'Ü'.repeat(40)} ${'🤘'.repeat(40)} ${'x'.repeat(300)}`

  it('end with CR LF and have at most 75 octets', () => {
    const text = written(aConcert({ bandName: LONG, description: `${LONG}\n${LONG}` }))
    const lines = text.split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const [event] = eventsOf(text)
    expect(event?.summary).toBe(`${LONG} @ Backstage`)
    expect(event?.description).toContain(`${LONG}\n${LONG}`)
  })

  const INJECTED = 'END:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:evil'
  const HOSTILE = [
    `x\r\n${INJECTED}`,
    `x\n${INJECTED}`,
    `x\r${INJECTED}`,
    `x\u2028${INJECTED}`,
    `x\u0085${INJECTED}`,
    `x\\n${INJECTED}`,
    'a;b,c:d\\e"f^g',
    '\\\\\\',
    '=HYPERLINK("x")',
    ' BEGIN:VALARM',
  ]

  it.each(HOSTILE)('keep %j inside of its value', (hostile) => {
    const text = written(
      aConcert({
        bandName: hostile,
        venue: hostile,
        city: hostile,
        description: hostile,
        price: hostile,
      }),
      aConcert({ id: '01K0000000000000000000000B' }),
    )
    const events = eventsOf(text)
    expect(events.map(({ uid }) => uid)).toEqual([
      'concert-01K0000000000000000000000A@hoellenlaerm',
      'concert-01K0000000000000000000000B@hoellenlaerm',
    ])
    expect(calendarOf(text).getAllSubcomponents()).toHaveLength(2)
    const asRead = hostile.replace(/\r\n?/g, '\n')
    expect(events[0]?.location).toBe(`${asRead}, ${asRead}, Deutschland`)
  })

  it('keep a ticket address with line breaks inside of its value', () => {
    const [event] = eventsOf(written(aConcert({ ticketUrl: `https://x.example/\r\n${INJECTED}` })))
    expect(event?.summary).toBe('Grabesruh @ Backstage')
  })
})
