import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { contradictionsIn } from './find-contradictions.ts'

const ILL = english({
  title: 'MIRKWOOD guitarist hospitalised',
  text: 'Guitarist Pavel Horak is seriously ill. The tour has been postponed. Horak will not leave the band. Tomas Bily replaces Pavel Horak.',
})
const CANCELLED = german({
  title: 'Grubenlampe Festival fällt aus',
  text: 'Das Grubenlampe Festival in Herne fällt aus.',
})

it.each([
  ['Pavel Horak ist tot.', ILL, 'death'],
  ['Mirkwood sagen ihre Tour ab.', ILL, 'taking place'],
  ['Pavel Horak wird die Band verlassen.', ILL, 'departure'],
  ['Pavel Horak ersetzt Tomas Bily.', ILL, 'roles'],
  ['Das Grubenlampe Festival findet statt.', CANCELLED, 'taking place'],
] as const)('finds the contradiction of %j', (text, item, claim) => {
  expect(contradictionsIn({ text, evidence: [item] })).toContain(claim)
})

it.each([
  ['Pavel Horak ist schwer krank, die Tour wird verschoben.', ILL],
  ['Die Band verlassen wird Pavel Horak nicht.', ILL],
  ['Tomas Bily ersetzt Pavel Horak.', ILL],
  ['Das Grubenlampe Festival findet nicht statt.', CANCELLED],
  ['Mirkwood spielen Death Metal.', ILL],
] as const)('accepts %j', (text, item) => {
  expect(contradictionsIn({ text, evidence: [item] })).toEqual([])
})
