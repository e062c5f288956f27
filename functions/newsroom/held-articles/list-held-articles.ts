import { listHeldArticles, type ArticleInReview } from '#shared/api/held-articles.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { heldArticleKey, type HeldArticleItem } from '../../articles/index.ts'
import { listFigures } from '../checks/check-ring.rules.ts'
import { readChecks } from '../checks/checks.repository.ts'
import { readPending, type Pending } from '#platform/content/queue.repository.ts'
import { presentInReview } from './held-place.presenter.ts'

/** A gateway answers with 6 MB at most; a held article has up to 400 KB. */
const MAX_CHARACTERS = 1_000_000

type Held = Pending<HeldArticleItem>

/** As many articles as an answer may have, at least one. */
const fittingIn = (pending: readonly Held[]): readonly Shown[] => {
  let characters = 0
  return pending
    .map(({ held, content }) => ({ cursor: held.GSI1SK, article: presentInReview(content) }))
    .filter(({ article }, index) => {
      characters += JSON.stringify(article).length
      return index === 0 || characters <= MAX_CHARACTERS
    })
}

interface Shown {
  readonly cursor: string
  readonly article: ArticleInReview
}

/** Published articles that members reported wait in the same queue; they are decided on the moderation page. */
export const handler = endpoint(listHeldArticles, async ({ query: { after } }) => {
  const [{ pending, next }, rings] = await Promise.all([
    readPending<HeldArticleItem>('article', (id) => [heldArticleKey(id)], after),
    readChecks(),
  ])
  const shown = fittingIn(pending)
  return {
    articles: shown.map(({ article }) => article),
    next: (shown.length < pending.length ? shown.at(-1)?.cursor : next) ?? null,
    checks: listFigures(rings),
  }
})
