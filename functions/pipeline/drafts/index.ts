import * as z from 'zod/mini'
import { ARTICLE_CATEGORIES, MAX_RATING } from '#shared/domain/news.ts'
import { visibleName } from '#shared/domain/visible-name.ts'

/** Without invisible characters, which the guards do not see either. */
const text = (max: number) =>
  z.string().check(z.overwrite(visibleName), z.trim(), z.minLength(1), z.maxLength(max))

const Sentence = z.object({
  text: text(400),
  /** Positions of the cited items, from 0. */
  sources: z.array(z.int().check(z.minimum(0))).check(z.minLength(1), z.maxLength(8)),
})

/** The answer of the model, by its JSON schema. It is untrusted until the guards have checked it. */
export const Draft = z.object({
  title: text(120),
  excerpt: Sentence,
  paragraphs: z
    .array(z.array(Sentence).check(z.minLength(1), z.maxLength(8)))
    .check(z.minLength(1), z.maxLength(8)),
  category: z.enum(ARTICLE_CATEGORIES),
  /** Only when an item states one, converted to a scale of five. */
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_RATING))),
  tags: z.array(text(40)).check(z.maxLength(6)),
  bands: z.array(text(80)).check(z.maxLength(10)),
})
export type Draft = z.infer<typeof Draft>
export type DraftSentence = z.infer<typeof Sentence>

/** Title, excerpt and sentences. The title cites nothing of its own, so it rests on all items that are cited. */
export const listSentences = ({ title, excerpt, paragraphs }: Draft): readonly DraftSentence[] => {
  const sentences = [excerpt, ...paragraphs.flat()].map(({ text, sources }) => ({
    text,
    sources: [...new Set(sources)],
  }))
  const cited = new Set(sentences.flatMap(({ sources }) => sources))
  return [{ text: title, sources: [...cited].toSorted((a, b) => a - b) }, ...sentences]
}
