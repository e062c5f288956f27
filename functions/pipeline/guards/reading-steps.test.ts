import { expect, it } from 'vitest'
import { countSteps } from '#testing/count-steps.ts'
import { german } from '#testing/labelled/evidence.ts'
import { readReport } from '../facts/report.ts'
import { findProblems } from './find-problems.ts'

/** What rules that look ahead or backtrack take longest for. */
const SHAPES: readonly (readonly [name: string, piece: string])[] = [
  ['sentences', 'Am 14. Mai 2027 spielen Kaltfront vor 4.870 Menschen in Köln, sagt Mara Voss. '],
  ['first parts of verbs', 'sagt fällt löst steigt nimmt spricht '],
  ['days', '1., 2. und 3. bis 4. / '],
  ['digits', '1.234.567,8:9 '],
  ['names', 'Kvelgård Mara-Voss '],
  ['quotation marks', '„Lehm“ ‚x “ " '],
  ['years ago', 'vor zwei drei zehn seit since for '],
  ['letters', 'a'],
  ['long words', 'zurückzusammenweiterwiederherausvoran'],
  ['dots', 'a.b.c.de.'],
]

const LONGEST = 4000
/** A tenth more than the most expensive shape takes. */
const MAX_STEPS_PER_CHARACTER = 1200

/** As guards read it for a draft, and stories for a cluster. */
const stepsFor = (piece: string, length: number): Promise<number> => {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const item = german({ title: text.slice(0, 300), text })
  const sentence = { text: text.slice(0, 400), sources: [0] }
  const draft = {
    ...{ title: text.slice(0, 120), excerpt: sentence, paragraphs: [], category: 'news' as const },
    ...{ rating: null, tags: [], bands: [] },
  }
  return countSteps(() => {
    findProblems(draft, [item])
    readReport({ ...item, category: 'news', fetchedAt: '2026-11-20T08:00:00.000Z' })
  })
}

it.each(SHAPES)('reads an item of %s in steps in proportion to its length', async (_, piece) => {
  // What is built once, such as expressions and words, is built before.
  await stepsFor(piece, 100)
  const [few, many] = [await stepsFor(piece, LONGEST / 2), await stepsFor(piece, LONGEST)]
  expect(many / few).toBeLessThan(2.2)
  expect(many / LONGEST).toBeLessThan(MAX_STEPS_PER_CHARACTER)
})
