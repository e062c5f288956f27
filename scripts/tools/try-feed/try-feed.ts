import { groupAsked } from '#functions/pipeline/clusters/index.ts'
import type { FeedItem } from '#functions/pipeline/intake/index.ts'
import { readSecond } from '#functions/pipeline/second-reader/index.ts'
import {
  askModel,
  readDraft,
  MAX_ITEMS,
  reasonsAgainst,
  WritingFailed,
} from '#functions/pipeline/writing/index.ts'
import { ModelFailed, readerModel, stageModel } from '#platform/model/converse.ts'
import type { Draft } from '#functions/pipeline/drafts/index.ts'
import { askNow } from '../operator/ask-now.ts'
import { readFeedOf, type LeftOut, type Wish } from './read.ts'

const MICRO = 1_000_000

type ShownItem = Pick<FeedItem, 'title' | 'url' | 'publishedAt'>

export interface TriedArticle {
  readonly outcome: 'published' | 'held' | 'failed'
  readonly title: string
  readonly excerpt: string
  readonly paragraphs: readonly string[]
  /** Why it is held, or why it could not be written. */
  readonly reasons: readonly string[]
}

export interface Tried {
  readonly from: string
  readonly items: readonly ShownItem[]
  readonly leftOut: readonly LeftOut[]
  readonly stories: readonly { readonly title: string; readonly items: readonly ShownItem[] }[]
  readonly articles: readonly TriedArticle[]
  readonly models: { readonly writing: string; readonly checking: string }
  /** US dollars. */
  readonly cost: { readonly writing: number; readonly checking: number }
}

const shown = ({ title, url, publishedAt }: FeedItem): ShownItem => ({ title, url, publishedAt })

interface Spent {
  writing: number
  checking: number
}

const failed = (title: string, reason: string): TriedArticle => ({
  ...{ outcome: 'failed', title, excerpt: '', paragraphs: [] },
  reasons: [reason],
})

const articleOf = (draft: Draft, reasons: readonly string[]): TriedArticle => ({
  outcome: reasons.length > 0 ? 'held' : 'published',
  title: draft.title,
  excerpt: draft.excerpt.text,
  paragraphs: draft.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')),
  reasons,
})

/** As `write-article` does, without storing anything. */
const write = async (items: readonly FeedItem[], spent: Spent): Promise<TriedArticle> => {
  const given = items.slice(0, MAX_ITEMS)
  try {
    const { output, cost } = await askModel(given)
    spent.writing += cost.microUsd
    const draft = readDraft(output, given.length)
    const reasons = reasonsAgainst(draft, given)
    if (reasons.length > 0) return articleOf(draft, reasons)
    const second = await readSecond(draft, given)
    spent.checking += second.cost.microUsd
    return articleOf(draft, second.reasons)
  } catch (error) {
    const isKnown = error instanceof WritingFailed || error instanceof ModelFailed
    if (!isKnown) throw error
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return failed(given[0]?.title ?? '', `${error.message}${cause}`)
  }
}

export interface TryWish extends Wish {
  /** How many stories are written at most. */
  readonly stories: number
}

/**
 * What the pipeline would make of a feed. Stores nothing.
 * @throws FeedProblem, ExpectedProblem
 */
export const tryFeed = async (wish: TryWish): Promise<Tried> => {
  const { items, leftOut } = await readFeedOf(wish, Date.now())
  const spent: Spent = { writing: 0, checking: 0 }
  const ask = askNow((microUsd) => {
    spent.checking += microUsd
  })
  const clusters = (await groupAsked(items, [], ask)).map((cluster) => cluster.items)
  const articles: TriedArticle[] = []
  for (const cluster of clusters.slice(0, wish.stories)) articles.push(await write(cluster, spent))
  return {
    from: wish.from,
    items: items.map(shown),
    leftOut,
    stories: clusters.map((cluster) => ({ title: cluster[0].title, items: cluster.map(shown) })),
    articles,
    models: { writing: stageModel().profile, checking: readerModel().profile },
    cost: { writing: spent.writing / MICRO, checking: spent.checking / MICRO },
  }
}
