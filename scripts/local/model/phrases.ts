import * as z from 'zod/mini'
import { readTsv } from '#testing/read-tsv.ts'
import { TOPICS, type Topic } from './topic.ts'

/** Phrases with `{gaps}` that say the same; an article uses the one for which it has the most facts. */
export type Group = readonly string[]

export interface Phrases {
  readonly headlines: Group
  readonly leads: Group
  /** Groups by paragraph; each group gives at most one sentence. */
  readonly body: readonly (readonly Group[])[]
}

/** `part` is headline, lead, or the paragraph and the sentence in it, as in `2.1`. */
const Row = z.strictObject({
  topic: z.enum(TOPICS),
  part: z.string().check(z.regex(/^(?:headline|lead|[12]\.[1-6])$/)),
  phrase: z.string(),
})

const ROWS = readTsv(new URL('phrases.tsv', import.meta.url), Row)

const phrasesOf = (topic: Topic): Phrases => {
  const parts = Map.groupBy(
    ROWS.filter((row) => row.topic === topic),
    ({ part }) => part,
  )
  const group = (part: string): Group => (parts.get(part) ?? []).map(({ phrase }) => phrase)
  const paragraph = (number: string): readonly Group[] =>
    [...parts.keys()].filter((part) => part.startsWith(`${number}.`)).map(group)
  return {
    headlines: group('headline'),
    leads: group('lead'),
    body: [paragraph('1'), paragraph('2')],
  }
}

export const PHRASES = Object.fromEntries(
  TOPICS.map((topic) => [topic, phrasesOf(topic)]),
) as Readonly<Record<Topic, Phrases>>

/** Names the sources at the end of every article. */
export const CREDITS = [
  'Mehr dazu steht bei {sources}.',
  'Davon {sources?berichtet|berichten} {sources}.',
  'Die {sources?Meldung stammt|Meldungen stammen} von {sources}.',
] as const
