import * as z from 'zod/mini'
import type { Reported } from '../../pipeline/facts/index.ts'
import { readTsv } from '../read-tsv.ts'
import { DIFFERENT, SAME } from './title-pairs.ts'

const Row = z.strictObject({
  relation: z.enum(['same', 'different']),
  kind: z.string(),
  languages: z.enum(['de de', 'de en', 'en de', 'en en']),
  one: z.string(),
  oneText: z.string(),
  other: z.string(),
  otherText: z.string(),
})

export interface StoryPair {
  readonly isSame: boolean
  readonly kind: string
  readonly one: Reported
  readonly other: Reported
}

const AT = '2026-11-23T10:00:00.000Z'

const reported = (title: string, text: string, language: Reported['language']): Reported => ({
  title,
  text,
  language,
  category: 'news',
  publishedAt: AT,
  fetchedAt: AT,
})

const pairOf = ({ relation, kind, languages, ...row }: z.infer<typeof Row>): StoryPair => ({
  isSame: relation === 'same',
  kind,
  one: reported(row.one, row.oneText, languages.startsWith('de') ? 'de' : 'en'),
  other: reported(row.other, row.otherText, languages.endsWith('de') ? 'de' : 'en'),
})

const pairsIn = (file: string): readonly StoryPair[] =>
  readTsv(new URL(file, import.meta.url), Row).map(pairOf)

const titlesOnly = (
  pairs: readonly (readonly [string, string])[],
  isSame: boolean,
): readonly StoryPair[] =>
  pairs.map(([one, other]) => ({
    isSame,
    kind: 'titles only',
    one: reported(one, '', 'de'),
    other: reported(other, '', 'de'),
  }))

/** Two reports each, of one event or of two. */
export const STORY_PAIRS: readonly StoryPair[] = [
  ...titlesOnly(SAME, true),
  ...titlesOnly(DIFFERENT, false),
  ...pairsIn('story-pairs.tsv'),
]

/** By two authors who did not know the rules, and half of them hard; read after they had been measured. */
export const STORY_PAIRS_HARD: readonly StoryPair[] = pairsIn('story-pairs-hard.tsv')

/** By the same author as the second half of the hard ones. Nobody has read what the rules make of single pairs. */
export const STORY_PAIRS_ASIDE: readonly StoryPair[] = pairsIn('story-pairs-aside.tsv')
