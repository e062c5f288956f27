import { expect, test } from 'vitest'
import { nameOrUnknown } from './name-or-unknown.ts'

test('shows a replacement name when the name is empty', () => {
  expect(nameOrUnknown('  ')).toBe('Unbekannter Benutzer')
  expect(nameOrUnknown('Odin')).toBe('Odin')
  expect(`${nameOrUnknown('صقر')} 2`).toBe('\u2068صقر\u2069 2')
})
