import { describe, expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
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

  it.each([
    ['many signs', '@.'.repeat(2500)],
    ['one long name', `@${'.'.repeat(4999)}`],
  ])('costs little for %s', { tags: ['measure'] }, async (_, text) => {
    expect(mentionReadings(text)).toEqual([])
    await expectCpu(2, () => mentionReadings(text))
  })
})
