import { ulidDate } from '#shared/domain/ids.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import {
  claimTitle,
  contentOf,
  findTitleOwner,
  readArticle,
  type ArticleItem,
  type ArticleText,
} from '../../../articles/index.ts'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { getMany, put, putNew, type TransactItem } from '#platform/table/index.ts'
import { readReport } from '../../facts/report.ts'
import { compareTo, toStory } from '../../story/compare-reports.ts'
import { bandStoriesKey, type BandStoriesItem, type PublishedStory } from './band-stories.items.ts'

const STORY_MS = 72 * 3_600_000
/** An article is also compared with newer ones, because its job can be written late. */
const KEPT_MS = 2 * STORY_MS
/** Bounds the reads, and the parts of the transaction that publishes. */
const MAX_BANDS = 4
/** Bounds the item of a band. */
const MAX_STORIES = 30

const timeOf = (articleId: string): number => Date.parse(ulidDate(articleId))

const areNear = (one: string, other: string): boolean =>
  Math.abs(timeOf(one) - timeOf(other)) < STORY_MS

/** The bands of the title first. */
const bandsOf = ({ bands, title }: ArticleText): string[] => {
  const folded = ` ${foldWords(title).join(' ')} `
  const isInTitle = (band: string): boolean => folded.includes(` ${foldWords(band).join(' ')} `)
  const named = [...bands.filter(isInTitle), ...bands]
  const byKey = new Map(named.map((band) => [bandStoriesKey(band).PK, band]))
  return [...byKey.values()].filter((band) => foldWords(band).length > 0).slice(0, MAX_BANDS)
}

const publishedStory = (articleId: string, text: ArticleText): PublishedStory => {
  const { title, category } = text
  const report = readReport({
    title,
    text: `${text.excerpt} ${contentOf(text)}`,
    category,
    language: 'de',
    publishedAt: null,
    fetchedAt: ulidDate(articleId),
  })
  return { articleId, category, ...report }
}

/** What facts leave open stays two articles: the model was asked about the items already. */
const isSameStory = (one: PublishedStory, other: PublishedStory): boolean => {
  const { similarity, isUnsure } = compareTo(one, toStory(other))
  return one.category === other.category && similarity > 0 && !isUnsure
}

/** The newest first; an article that is written late neither removes newer ones nor stays longer than they do. */
const newestOf = (stories: readonly PublishedStory[]): readonly PublishedStory[] => {
  const sorted = stories.toSorted((a, b) => timeOf(b.articleId) - timeOf(a.articleId))
  const [newest] = sorted
  const isRecent = ({ articleId }: PublishedStory): boolean =>
    newest !== undefined && timeOf(newest.articleId) - timeOf(articleId) < KEPT_MS
  return sorted.filter(isRecent).slice(0, MAX_STORIES)
}

/** Adds the article to the recent ones of a band. Fails when another article came first. */
const remember = (
  band: string,
  known: BandStoriesItem | undefined,
  story: PublishedStory,
): TransactItem => {
  const others = (known?.stories ?? []).filter(({ articleId }) => articleId !== story.articleId)
  const item: BandStoriesItem = {
    ...bandStoriesKey(band),
    SK: 'RECENT',
    stories: newestOf([story, ...others]),
    revision: (known?.revision ?? 0) + 1,
    expiresAt: epochSeconds(now() + KEPT_MS),
  }
  return known ? put(item, { revision: known.revision }) : putNew(item)
}

export interface Twins {
  /** The article of the last 72 hours that reports the same: the sources belong to it. */
  readonly twin: ArticleItem | undefined
  /** The article of the last 72 hours that has this title, whether it reports the same or not. */
  readonly titleOwner: ArticleItem | undefined
  /** Parts of the transaction that publishes; they fail when another article of a band or with the title came first. */
  readonly claims: Readonly<Record<string, TransactItem>>
}

const twinAmong = async (
  articleId: string,
  stories: readonly PublishedStory[],
  isSame: (story: PublishedStory) => boolean,
): Promise<ArticleItem | undefined> => {
  const near = stories.filter((each) => each.articleId !== articleId)
  for (const story of near.filter((each) => areNear(each.articleId, articleId))) {
    const article = isSame(story) ? await readArticle(story.articleId, { consistent: true }) : null
    if (article) return article
  }
  return undefined
}

/** Compares an article with those of 72 hours that name one of its bands or have its title. */
export const findTwin = async (articleId: string, text: ArticleText): Promise<Twins> => {
  const story = publishedStory(articleId, text)
  const bands = bandsOf(text)
  const [known, owner] = await Promise.all([
    getMany(bands.map(bandStoriesKey), { consistent: true }),
    findTitleOwner(articleId, text.title),
  ])
  // An earlier version stored titles in place of their words.
  const stories = known.flatMap((item) => item?.stories ?? []).filter((story) => 'key' in story)
  const isSame = (other: PublishedStory): boolean => isSameStory(story, other)
  const twin =
    owner && isSame(publishedStory(owner.SK, owner))
      ? owner
      : await twinAmong(articleId, stories, isSame)
  const remembered = bands.map(
    (band, index) => [`story ${String(index)}`, remember(band, known[index], story)] as const,
  )
  return {
    twin,
    titleOwner: owner,
    claims: { ...claimTitle(articleId, text.title), ...Object.fromEntries(remembered) },
  }
}
