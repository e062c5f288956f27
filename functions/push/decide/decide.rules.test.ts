import { describe, expect, it } from 'vitest'
import { decide, runAfter, wants, type Wishes } from './decide.rules.ts'

const WISHES: Wishes = {
  enabled: true,
  settings: { community: true, content: true, system: true, personalized: true },
  quietHours: { isOn: true, from: '22:00', to: '08:00' },
}

const NOON = Date.parse('2026-11-23T11:00:00Z')
const NIGHT = Date.parse('2026-11-23T23:00:00Z')

describe('wants', () => {
  it.each([
    ['community', 'message'],
    ['community', 'horns'],
    ['content', 'news'],
    ['content', 'discovery'],
    ['system', 'moderation'],
    ['personalized', 'concert'],
  ] as const)('follows the switch "%s" for %s', (category, kind) => {
    const off = { ...WISHES, settings: { ...WISHES.settings, [category]: false } }
    expect([wants(WISHES, kind), wants(off, kind)]).toEqual([true, false])
  })

  it('is false for everything when push is off', () => {
    expect(wants({ ...WISHES, enabled: false }, 'summary')).toBe(false)
  })
})

describe('decide', () => {
  it('sends by day', () => {
    expect(decide('comment', WISHES, NOON)).toEqual({ what: 'send' })
  })

  it('lets a push wait for the end of the quiet hours', () => {
    const until = Date.parse('2026-11-24T07:00:00Z')
    expect(decide('comment', WISHES, NIGHT)).toEqual({ what: 'wait', until })
  })

  it('drops what is switched off, also in quiet hours', () => {
    const off = { ...WISHES, settings: { ...WISHES.settings, community: false } }
    expect(decide('comment', off, NIGHT)).toEqual({ what: 'drop' })
  })
})

describe('runAfter', () => {
  it.each([
    ['2026-11-24T07:00:00.000Z', '2026-11-24T07:00:00.000Z'],
    ['2026-11-24T07:00:00.001Z', '2026-11-24T07:15:00.000Z'],
  ])('of %s is %s', (at, run) => {
    expect(new Date(runAfter(Date.parse(at))).toISOString()).toBe(run)
  })
})
