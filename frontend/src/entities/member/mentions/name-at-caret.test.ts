import { describe, expect, it } from 'vitest'
import { nameAtCaret } from './name-at-caret.ts'

describe('the name at the caret', () => {
  it.each([
    ['@', 1, { start: 0, name: '' }],
    ['Hallo @kra', 10, { start: 6, name: 'kra' }],
    ['Hallo @krach du', 9, { start: 6, name: 'kr' }],
    ['(@Krähe', 7, { start: 1, name: 'Krähe' }],
    ['ein@mail', 8, undefined],
    ['@@kra', 5, undefined],
    ['@kra ', 5, undefined],
    [`${'x'.repeat(500)} @kra`, 505, { start: 501, name: 'kra' }],
    [`@${'x'.repeat(31)}`, 32, undefined],
  ])('in %j at %i is %j', (text, caret, expected) => {
    expect(nameAtCaret(text, caret)).toEqual(expected)
  })
})
