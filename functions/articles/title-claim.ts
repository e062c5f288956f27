import { ulidDate } from '#shared/domain/ids.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import {
  check,
  expression,
  getMany,
  put,
  remove,
  unlessConditionFailed,
  write,
  type Key,
  type TransactItem,
} from '#platform/table/index.ts'
import { articleKey, type ArticleItem } from './article.items.ts'

/** Reserves a title for an article: no other has it within 72 hours (docs/product/news.md#stories). */
export interface TitleClaimItem {
  readonly PK: string
  /** The number of the period of 72 hours that the article is in. */
  readonly SK: string
  readonly articleId: string
  /** The article's time, in milliseconds since 1970. */
  readonly at: number
  readonly expiresAt: number
}

export const TITLE_MS = 72 * 3_600_000
/** Longer than articles wait for moderation. */
const KEPT_MS = 90 * 86_400_000

const PERIOD_DIGITS = 8

const timeOf = (articleId: string): number => Date.parse(ulidDate(articleId))

const titleClaimKey = (title: string, period: number): Key<TitleClaimItem> => ({
  PK: `ARTICLE_TITLE#${foldWords(title).join(' ')}`,
  SK: String(period).padStart(PERIOD_DIGITS, '0'),
})

const periodOf = (articleId: string): number => Math.floor(timeOf(articleId) / TITLE_MS)

const isFree = (articleId: string) => {
  const at = timeOf(articleId)
  return expression`attribute_not_exists(PK) OR articleId = ${articleId} OR #at <= ${at - TITLE_MS} OR #at >= ${at + TITLE_MS}`
}

/**
 * Parts of a transaction that publishes an article under a title. Two articles within 72 hours are in the same period
 * or in neighbouring ones; each claims its own and checks both neighbours, so of two concurrent ones one fails.
 */
export const claimTitle = (
  articleId: string,
  title: string,
): Readonly<Record<string, TransactItem>> => {
  const period = periodOf(articleId)
  const at = timeOf(articleId)
  const claim = { articleId, at, expiresAt: epochSeconds(at + KEPT_MS) }
  return {
    title: put<TitleClaimItem>(
      { ...titleClaimKey(title, period), ...claim },
      expression`attribute_not_exists(PK) OR articleId = ${articleId}`,
    ),
    titleBefore: check(titleClaimKey(title, period - 1), isFree(articleId)),
    titleAfter: check(titleClaimKey(title, period + 1), isFree(articleId)),
  }
}

/**
 * The other article that has the title within 72 hours. Claims of articles that moderators removed since are deleted.
 */
export const findTitleOwner = async (
  articleId: string,
  title: string,
): Promise<ArticleItem | undefined> => {
  const period = periodOf(articleId)
  const keys = [period, period - 1, period + 1].map((each) => titleClaimKey(title, each))
  const claims = await getMany(keys, { consistent: true })
  for (const claim of claims) {
    if (!claim || claim.articleId === articleId) continue
    if (Math.abs(claim.at - timeOf(articleId)) >= TITLE_MS) continue
    const [owner] = await getMany([articleKey(claim.articleId)], { consistent: true })
    if (owner && foldWords(owner.title).join() === foldWords(title).join()) return owner
    const stale = titleClaimKey(title, Number(claim.SK))
    await unlessConditionFailed(write(remove(stale, { articleId: claim.articleId })))
  }
  return undefined
}

/** Deletes the claim of a title that the article had, and has no more. */
export const dropTitleClaim = async (articleId: string, title: string): Promise<void> => {
  const key = titleClaimKey(title, periodOf(articleId))
  await unlessConditionFailed(write(remove(key, { articleId })))
}
