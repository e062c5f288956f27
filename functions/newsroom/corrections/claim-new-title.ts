import { foldWords } from '#shared/domain/search-fold.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { TransactItem } from '#platform/table/index.ts'
import { claimTitle, findTitleOwner, type ArticleItem } from '../../articles/index.ts'
import { NEWSROOM_TEXTS } from '../texts.ts'

const isSameTitle = (one: string, other: string): boolean =>
  foldWords(one).join(' ') === foldWords(other).join(' ')

/**
 * Parts of the transaction of a correction that changes the title. The claim of the old title is ignored from then on,
 * because its article has another one.
 * @throws ApiError conflict when another article of the same days has the title
 */
export const claimNewTitle = async (
  { SK: id, title }: ArticleItem,
  corrected: ArticleItem,
): Promise<Readonly<Record<string, TransactItem>>> => {
  if (isSameTitle(title, corrected.title)) return {}
  const owner = await findTitleOwner(id, corrected.title)
  if (owner) throw new ApiError('conflict', NEWSROOM_TEXTS.titleOfAnotherArticle(owner.title))
  return claimTitle(id, corrected.title)
}
