import { expect, it } from 'vitest'
import type { Draft } from '../drafts/index.ts'
import { findProblems } from './find-problems.ts'
import { english } from '#testing/labelled/evidence.ts'
import { MAX_REASON_LENGTH, MAX_REASONS, describeReasons } from './reasons.ts'

const ITEMS = [english({ title: 'Gravewarden', text: 'Gravewarden will play in Germany.' })]

const SENTENCES = [
  'The band will release their new album and play in Germany.',
  'They have been on the road for a long time before that.',
]

const draftOf = (texts: readonly string[]): Draft => ({
  title: 'Gravewarden',
  excerpt: { text: 'Gravewarden kommen nach Deutschland.', sources: [0] },
  paragraphs: [texts.map((text) => ({ text, sources: [0] }))],
  category: 'news',
  rating: null,
  tags: [],
  bands: [],
})

const reasonsFor = (draft: Draft): string[] => describeReasons(findProblems(draft, ITEMS))

it('names the sentence, without duplicates', () => {
  const foreign = SENTENCES.map((text) => `Der Satz ist nicht deutsch: „${text}“`)
  const reasons = reasonsFor(draftOf([...SENTENCES, ...SENTENCES]))
  expect(reasons.filter((reason) => reason.includes('nicht deutsch'))).toEqual(foreign)
  expect(new Set(reasons).size).toBe(reasons.length)
})

it('stays within its limits for any draft, and mentions every rule', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `The ${'Xyzzy '.repeat(60)} are not of this world, ${index} of them.`,
  )
  const draft = { ...draftOf(many), rating: 3, tags: ['karten.de'] }
  const reasons = reasonsFor(draft)
  expect(reasons).toHaveLength(MAX_REASONS + 1)
  expect(reasons.at(-1)).toMatch(/^Und \d+ weitere Befunde\.$/)
  for (const words of ['eine Adresse', 'nicht deutsch', 'keiner Quelle', 'Wertung'])
    expect(reasons.filter((reason) => reason.includes(words))).not.toEqual([])
  for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(MAX_REASON_LENGTH)
})

it('uses the singular for one further finding', () => {
  const findings = Array.from({ length: MAX_REASONS + 1 }, (_, index) => ({
    rule: 'fact' as const,
    sentence: '',
    message: `Befund ${index}`,
  }))
  expect(describeReasons(findings).at(-1)).toBe('Und ein weiterer Befund.')
})
