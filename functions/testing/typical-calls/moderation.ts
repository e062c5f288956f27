import { holdArticle } from '../../articles/index.ts'
import { heldKey, queuePlace } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { aCorrectedArticle, aCorrection, anArticle, articleText } from '../articles.ts'
import { storedComment } from '../comments.ts'
import { aMember } from '../members.ts'
import { aMessage } from '../messages.ts'
import { aModerator } from '../moderation.ts'
import { aPost, putAll, storedPost } from '../posts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const EACH = 5

const rule = { entity: 'Held', rule: 'RAC' } as const

/** A moderator, and five held posts, comments, messages and articles each. */
export const calls: TypicalCalls = {
  ids: [
    'moderationPending',
    'moderate',
    'correctArticle',
    'withdrawArticleVersion',
    'endMemberSessions',
    'readHoldAppeal',
    'appealHold',
  ],
  prepare: async () => {
    const [{ token }, author] = [await aModerator(), await aMember()]
    const place = { id: await aPost(author), author }
    const posts = Array.from({ length: EACH }, () => storedPost(author, { status: 'held' }))
    const comments = Array.from({ length: EACH }, () =>
      storedComment(place, author, { status: 'held' }),
    )
    await putAll([
      ...posts.flatMap(({ id, items }) => [
        ...items,
        { ...heldKey('community-post', id), ...queuePlace('community-post', false), ...rule },
      ]),
      ...comments.flatMap(({ id, text, counters }) => [
        text,
        counters,
        { ...heldKey('community-comment', id), ...queuePlace('community-comment', false), ...rule },
      ]),
    ])
    const [other, third] = [await aMember(), await aMember()]
    for (let count = 0; count < EACH; count++) {
      const message = await aMessage(other, third, { status: 'held' })
      await putAll([{ ...heldKey('message', message), ...queuePlace('message', false), ...rule }])
      await transact(holdArticle(newId(), articleText(), ['Eine Zahl steht in keiner Quelle.']))
    }
    const admin = await aMember({ role: 'admin' })
    const hold = { token: author.token, params: { type: 'community-post', id: posts[0]?.id ?? '' } }
    return {
      readHoldAppeal: hold,
      appealHold: { ...hold, body: { text: 'Hier steht nichts, was verboten ist.' } },
      correctArticle: {
        token: admin.token,
        params: { id: await anArticle() },
        body: { ...aCorrection(), version: 1 },
      },
      endMemberSessions: {
        token,
        params: { id: (await aMember()).id },
        body: { reason: 'taken-over' },
      },
      withdrawArticleVersion: {
        token,
        params: { id: await aCorrectedArticle() },
        body: { version: 1 },
      },
      moderationPending: { token },
      moderate: {
        token,
        params: { type: 'community-comment', id: comments[0]?.id ?? '' },
        body: { action: 'approve' },
      },
    }
  },
}
