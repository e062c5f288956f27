import { expect, it } from 'vitest'
import { findLostStyles } from './built-styles.ts'

const CARD = { path: 'card.module.css', classes: ['root'], names: ['a1b2'] }

it('names a module whose classes are used but whose rules are missing', () => {
  expect(findLostStyles([CARD], 'className:`a1b2`', '.zzzz{}')).toEqual(['card.module.css'])
})

it('accepts a module whose rules are in the build', () => {
  expect(findLostStyles([CARD], 'className:`a1b2 c3d4`', '.a1b2{}')).toEqual([])
})

it('accepts a module that no script uses', () => {
  expect(findLostStyles([CARD], '', '')).toEqual([])
})
