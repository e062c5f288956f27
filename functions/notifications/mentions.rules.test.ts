// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import { describe, expect, it } from 'vitest'
import { mentionReadings } from './mentions.rules.ts'

describe('mentions', () => {
  it.each([
    ['@Krach', [['krach']]],
    ['Hallo @krach_99, @ds-baron und @x.y!', [['krach_99'], ['ds-baron'], ['x.y']]],
    ['(@krach)', [['krach']]],
    ['🤘@krach🤘', [['krach']]],
    ['Frag @krach.', [['krach.', 'krach']]],
    ['@krach @KRACH @Krach', [['krach']]],
    ['@ab.', [['ab.', 'ab']]],
    ['@a.', []],
    ['krach@example.org', []],
    ['@@krach', []],
    ['@a', []],
    ['@', []],
    [`@${'x'.repeat(31)}`, []],
    ['', []],
  ])('finds in %j the names %j', (text, expected) => {
    expect(mentionReadings(text)).toEqual(expected)
  })

  it('finds at most ten names', () => {
    const text = Array.from({ length: 50 }, (_, n) => `@fan${n}`).join(' ')
    expect(mentionReadings(text)).toHaveLength(10)
  })

  it('takes linear time for a text made to be slow', { tags: ['measure'] }, () => {
    const started = performance.now()
    expect(mentionReadings('@.'.repeat(2500))).toEqual([])
    expect(mentionReadings(`@${'.'.repeat(4999)}`)).toEqual([])
    expect(performance.now() - started).toBeLessThan(200)
  })
})
