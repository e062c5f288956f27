import { createHash } from 'node:crypto'
import { MAX_RATING, type ArticleCategory } from '#shared/domain/news.ts'
import type { Draft, DraftSentence } from '#functions/pipeline/drafts/index.ts'
import type { EvidenceItem } from './evidence.ts'
import { factsOf, type Facts, type Slots } from './facts.ts'
import type { Rating } from './figures.ts'
import { CREDITS, PHRASES } from './phrases/index.ts'
import type { Group } from './phrases/phrases.ts'
import { citing } from './said.ts'
import { topicOf, type Topic } from './topic.ts'

const LONGEST_TITLE = 120
const MAX_CITED = 8

const GAP = /\{(\w+)\}/g

const gapsOf = (phrase: string): readonly string[] =>
  [...phrase.matchAll(GAP)].flatMap(([, name]) => name ?? [])

const canFill = (phrase: string, slots: Slots): boolean =>
  gapsOf(phrase).every((name) => slots[name] !== undefined)

const fill = (phrase: string, slots: Slots): DraftSentence => {
  const facts = gapsOf(phrase).flatMap((name) => slots[name] ?? [])
  return {
    text: phrase.replace(GAP, (_, name: string) => slots[name]?.value ?? ''),
    sources: citing(facts).slice(0, MAX_CITED),
  }
}

/** The same choice for the same cluster, another for another. */
const chance = (seed: string, of: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % of

const tell = (group: Group, slots: Slots, seed: string): DraftSentence | undefined => {
  const fillable = group.filter((phrase) => canFill(phrase, slots))
  const most = Math.max(...fillable.map((phrase) => gapsOf(phrase).length))
  const best = fillable.filter((phrase) => gapsOf(phrase).length === most)
  const phrase = best[chance(seed + group.join(), best.length)]
  return phrase === undefined ? undefined : fill(phrase, slots)
}

const headlineOf = (topic: Topic, slots: Slots, seed: string): string => {
  const { headlines } = PHRASES[topic]
  const titles = [...headlines, ...PHRASES.other.headlines]
    .filter((phrase) => canFill(phrase, slots))
    .map((phrase) => fill(phrase, slots).text)
    .filter((title) => title.length <= LONGEST_TITLE)
  return titles[chance(seed, Math.min(2, titles.length))] ?? 'Neues aus der Szene'
}

const paragraphsOf = (topic: Topic, slots: Slots, seed: string) =>
  [...PHRASES[topic].body, [CREDITS]]
    .map((groups) => groups.flatMap((group) => tell(group, slots, seed) ?? []))
    .filter((sentences) => sentences.length > 0)

const CATEGORIES: Readonly<Partial<Record<Topic, ArticleCategory>>> = {
  review: 'review',
  interview: 'interview',
  festival: 'festival',
}

const scaled = ({ value, of }: Rating): number => Math.round((value / of) * MAX_RATING * 2) / 2

const tagsOf = (topic: Topic, { genres, slots }: Facts): string[] =>
  [...genres.slice(0, 2), TAGS[topic], slots['festival']?.value]
    .filter((tag) => tag !== undefined)
    .filter((tag) => tag.length <= 40)

const TAGS: Readonly<Record<Topic, string>> = {
  album: 'Neues Album',
  single: 'Neuer Song',
  reissue: 'Neuauflage',
  studio: 'Studio',
  tour: 'Tour',
  festival: 'Festival',
  cancelled: 'Absage',
  lineup: 'Besetzung',
  signing: 'Label',
  review: 'Kritik',
  interview: 'Interview',
  other: 'Szene',
}

/** An article out of what the items state and nothing else; the same for the same items. */
export const writeDraft = (items: readonly EvidenceItem[]): Draft => {
  const topic = topicOf(items)
  const facts = factsOf(items)
  const { slots } = facts
  const seed = items[0]?.title ?? ''
  const excerpt = tell(PHRASES[topic].leads, slots, seed) ?? tell(PHRASES.other.leads, slots, seed)
  return {
    title: headlineOf(topic, slots, seed),
    excerpt: excerpt ?? { text: 'Es gibt Neues.', sources: [0] },
    paragraphs: paragraphsOf(topic, slots, seed),
    category: CATEGORIES[topic] ?? 'news',
    rating: topic === 'review' && facts.rating ? scaled(facts.rating) : null,
    tags: tagsOf(topic, facts),
    bands: facts.bands.slice(0, 10),
  }
}
