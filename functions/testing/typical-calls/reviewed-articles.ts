import { aHeldArticle } from '../held-articles.ts'
import { aMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

const EACH = 5

/** An admin and five held articles; the decision is the last one about its article. */
export const calls: TypicalCalls = {
  ids: ['listHeldArticles', 'decideHeldPlace'],
  prepare: async () => {
    const { token } = await aMember({ role: 'admin' })
    const ids = []
    for (let count = 0; count < EACH; count++) ids.push(await aHeldArticle())
    return {
      listHeldArticles: { token },
      decideHeldPlace: {
        token,
        params: { id: ids[0] ?? '' },
        body: { place: 0, version: 1, decision: 'correct', text: 'Die Platte hat 9 Songs.' },
      },
    }
  },
}
