import { expect, it } from 'vitest'
import { mutedWordIn } from './muted-words.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const always = (word: string) => ({ word, until: null })

it.each([
  ['Spoiler', 'Achtung, SPOILER!'],
  ['Bühne', 'Die Buehne brennt.'],
  ['nu metal', 'Nu-Metal lebt.'],
])('finds %s in "%s"', (word, text) => {
  expect(mutedWordIn([null, text], [always(word)], NOW)).toBe(word)
})

it.each([
  ['RAC', 'Ein Miracle.'],
  ['nu metal', 'Nu ist es Metal.'],
  ['Metal', 'Metalcore'],
])('does not find %s in "%s"', (word, text) => {
  expect(mutedWordIn([text], [always(word)], NOW)).toBeUndefined()
})

it('forgets a word at its end', () => {
  const word = { word: 'Spoiler', until: '2026-11-20T12:00:00.000Z' }
  expect(mutedWordIn(['Spoiler'], [word], NOW - 1)).toBe('Spoiler')
  expect(mutedWordIn(['Spoiler'], [word], NOW)).toBeUndefined()
})
