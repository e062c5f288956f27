import { expect, it } from 'vitest'
import { PUSH_TEXTS } from './texts.ts'

it('keeps a name that is written from right to left in its place', () => {
  expect(PUSH_TEXTS.horns('صقر', 3)).toBe('Horns von \u2068صقر\u2069 und 2 anderen')
  expect(PUSH_TEXTS.comment('Walküre')).toBe('Walküre hat kommentiert')
})
