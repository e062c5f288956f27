import { describe, expect, it } from 'vitest'
import { CONCERT_COUNTRIES } from './concerts.ts'
import { addDays, instantOf, isRealDate, wallClockAt } from './wall-clock.ts'

const ZONES = [...new Set<string>(Object.values(CONCERT_COUNTRIES))]
const HOUR_MS = 3_600_000

const formatter = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

describe('the wall clock of a zone', () => {
  it.each(ZONES)('shows what Intl says in %s, from 2026 to 2032', (zone) => {
    const intl = formatter(zone)
    const wrong: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2033, 0, 1); at += 31 * HOUR_MS) {
      const { date, time } = wallClockAt(at, zone)
      if (`${date} ${time}` !== intl.format(at)) wrong.push(`${date} ${time}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(ZONES)('changes in %s at the hour at which Intl changes', (zone) => {
    const intl = formatter(zone)
    for (const month of [2, 9])
      for (
        let at = Date.UTC(2027, month, 24);
        at < Date.UTC(2027, month + 1, 1);
        at += HOUR_MS / 2
      ) {
        const { date, time } = wallClockAt(at, zone)
        expect(`${date} ${time}`).toBe(intl.format(at))
      }
  })

  it.each(ZONES)('is read back as the instant it came from in %s', (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 29 * HOUR_MS) {
      const back = instantOf(wallClockAt(at, zone), zone)
      // Of an hour that exists twice the first.
      expect([at, at - HOUR_MS]).toContain(back)
    }
  })
})

describe('the hours of the change', () => {
  const berlin = (date: string, time: string) => instantOf({ date, time }, 'Europe/Berlin')

  it('does not exist in spring', () => {
    expect(berlin('2027-03-28', '01:59')).toBe(Date.parse('2027-03-28T00:59:00Z'))
    expect(berlin('2027-03-28', '02:00')).toBeNull()
    expect(berlin('2027-03-28', '02:59')).toBeNull()
    expect(berlin('2027-03-28', '03:00')).toBe(Date.parse('2027-03-28T01:00:00Z'))
    expect(instantOf({ date: '2027-03-28', time: '02:30' }, 'Europe/London')).not.toBeNull()
    expect(instantOf({ date: '2027-03-28', time: '01:30' }, 'Europe/London')).toBeNull()
  })

  it('means the first of the two in autumn', () => {
    expect(berlin('2027-10-31', '02:30')).toBe(Date.parse('2027-10-31T00:30:00Z'))
    expect(berlin('2027-10-31', '03:00')).toBe(Date.parse('2027-10-31T02:00:00Z'))
  })

  it('leaves midnight on its day', () => {
    expect(berlin('2026-12-24', '00:00')).toBe(Date.parse('2026-12-23T23:00:00Z'))
    expect(berlin('2026-12-24', '23:59')).toBe(Date.parse('2026-12-24T22:59:00Z'))
  })
})

describe('days', () => {
  it.each(['2027-02-31', '2027-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-01-00'])(
    'knows that %s does not exist',
    (date) => {
      expect(isRealDate(date)).toBe(false)
    },
  )

  it('are added across months, years and leap days', () => {
    expect(isRealDate('2028-02-29')).toBe(true)
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })
})
