import { listHeldArticles } from '#shared/api/held-articles.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { heldArticleKey, type HeldArticleItem } from '../../articles/index.ts'
import { figuresOf, readChecks } from '../checks/index.ts'
import { readPending } from '#platform/content/queue.repository.ts'
import { presentInReview } from './held-place.presenter.ts'

/** Published articles that members reported wait in the same queue; they are decided on the moderation page. */
export const handler = endpoint(listHeldArticles, async ({ query: { after } }) => {
  const [{ pending, next }, rings] = await Promise.all([
    readPending<HeldArticleItem>('article', (id) => [heldArticleKey(id)], after),
    readChecks(),
  ])
  return {
    articles: pending.map(({ content }) => presentInReview(content)),
    next: next ?? null,
    checks: figuresOf(rings),
  }
})
