import { chooseArticleBand } from '#shared/api/articles.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, type TransactItem } from '#platform/table/index.ts'
import {
  chooseArticleBands,
  NO_ARTICLE,
  presentArticle,
  readArticle,
  type ArticleItem,
  type BandLink,
} from '../../articles/index.ts'
import { findBandsByName, noteActivity } from '../items/band.repository.ts'
import { linkArticle, unlinkArticle } from '../items/band-counts.items.ts'
import { ARTICLE_TEXTS } from '../texts.ts'

type Wanted = Pick<Request<typeof chooseArticleBand>, 'memberId' | 'role' | 'params' | 'body'>

interface Choice {
  readonly before: BandLink | undefined
  readonly after: BandLink | undefined
  readonly bandLinks: readonly BandLink[]
  readonly chosenBands: readonly BandLink[]
}

/** @throws ApiError invalid_input for a name that the article does not have, and a band that does not have the name */
const choiceFor = async (
  { bands, bandLinks = [], chosenBands = [] }: ArticleItem,
  { name: typed, bandId }: Wanted['body'],
): Promise<Choice> => {
  const isName = (one: string): boolean => nameIdentity(one) === nameIdentity(typed)
  const name = bands.find(isName)
  if (name === undefined) throw new ApiError('invalid_input', ARTICLE_TEXTS.notNamed)
  if (bandId !== null && !(await findBandsByName(name, { consistent: true })).includes(bandId))
    throw new ApiError('invalid_input', ARTICLE_TEXTS.otherName)
  const after = bandId === null ? undefined : { name, id: bandId }
  const withChoice = (links: readonly BandLink[]): readonly BandLink[] => [
    ...links.filter((link) => !isName(link.name)),
    ...(after ? [after] : []),
  ]
  return {
    before: bandLinks.find((link) => isName(link.name)),
    after,
    bandLinks: withChoice(bandLinks),
    chosenBands: withChoice(chosenBands),
  }
}

/** The pages of both bands, where the link moves from one to the other. */
const bandParts = (
  { SK: articleId, title }: ArticleItem,
  { before, after }: Choice,
): Record<string, TransactItem> => {
  if (before?.id === after?.id) return {}
  const removed = before && unlinkArticle(before.id, articleId)
  const added = after && linkArticle(after.id, articleId, title)
  return {
    ...(removed && { removed: removed.bandArticle, removedCount: removed.bandArticles }),
    ...(added && { added: added.bandArticle, addedCount: added.bandArticles }),
  }
}

const isMade = ({ chosenBands = [] }: ArticleItem, { before, after, ...choice }: Choice) =>
  before?.id === after?.id && JSON.stringify(chosenBands) === JSON.stringify(choice.chosenBands)

const chooseOnce = async ({ memberId, role, params: { id }, body }: Wanted) => {
  const article = await readArticle(id, { consistent: true })
  if (!article) throw new ApiError('not_found', NO_ARTICLE)
  const choice = await choiceFor(article, body)
  if (isMade(article, choice)) return presentArticle(article)
  const { after, bandLinks, chosenBands } = choice
  await transactAct(
    {
      ...requireStaff({ memberId, role }),
      act: 'link',
      kind: 'article',
      objectId: id,
      ...(after && { detail: after.id }),
    },
    {
      ...chooseArticleBands(article, { bandLinks, chosenBands }),
      ...bandParts(article, choice),
    },
  )
  if (after) await noteActivity(after.id, ulidDate(id))
  return presentArticle({ ...article, bandLinks })
}

/** Article, pages of the bands and audit log change in one transaction; of two choices at once the later one holds. */
export const handler = endpoint(chooseArticleBand, ({ memberId, role, params, body }) =>
  retry(() => chooseOnce({ memberId, role, params, body }), {
    when: (error) => error instanceof ConditionFailed,
  }),
)
