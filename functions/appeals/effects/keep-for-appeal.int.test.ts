import { afterEach, describe, expect, it, vi } from 'vitest'
import { withdrawAppeal } from '#shared/api/appeals.ts'
import { keptKey, keptProfileKey } from '#platform/content/kept.items.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { transact } from '#platform/table/index.ts'
import { commentKey, parseCommentId, postKey } from '../../community/items/index.ts'
import { statementKey } from '../../cases/items/index.ts'
import { aRemovedPost, decideOn, submit } from '#testing/appeals.ts'
import { aCorrectedArticle } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aMessage, anOpenPair } from '#testing/messages.ts'
import { aPost } from '#testing/posts.ts'
import { aStatement } from '#testing/statements.ts'
import { stored } from '#testing/stored.ts'
import { appealKey } from '../items/appeal.items.ts'
import { handler } from './keep-for-appeal.ts'

const deliver = deliverTo('keep-for-appeal', handler)

const DAY = 24 * 60 * 60

afterEach(() => {
  vi.useRealTimers()
})

/** What `work` does to the appeal, with its effect. */
const change = async (id: string, work: () => Promise<unknown>, deliveries = 1) => {
  const record = await changeBy(appealKey({ subjectId: id }), work)
  if (!record) throw new Error('The appeal did not change')
  for (let delivery = 0; delivery < deliveries; delivery++) await deliver(record)
  return record
}

const afterDays = (days: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY * 1000 })
}

const scene = async () => {
  const post = await aRemovedPost()
  const takenAt = Date.parse((await stored(statementKey(post.id)))?.at ?? '') / 1000
  /** Days from the measure to the end of the post; undefined without an end. */
  const endsAfter = async (): Promise<number | undefined> => {
    const { expiresAt } = (await stored(postKey(post.targetId))) ?? {}
    return expiresAt === undefined ? undefined : Math.round((expiresAt - takenAt) / DAY)
  }
  const withdraw = async () =>
    call(await handlerOf(withdrawAppeal.id), withdrawAppeal, {
      token: post.author.token,
      params: { id: post.id },
    })
  return { ...post, endsAfter, withdraw, appeal: () => submit(post.author, post.id) }
}

describe('a removed post', () => {
  it('outlives an appeal of the last days that is decided long after', async () => {
    const { id, reviewer, targetId, endsAfter, appeal } = await scene()
    expect(await endsAfter()).toBe(217)
    await change(id, appeal, 3)
    expect(await endsAfter()).toBe(390)
    await change(id, () => decideOn(reviewer, id, { decision: 'lift' }))
    expect(await stored(postKey(targetId))).not.toHaveProperty('status')
    expect(await endsAfter()).toBeUndefined()
  })

  it('stays a month longer after an appeal in vain, for other ways to object', async () => {
    const { id, author, targetId, endsAfter, appeal } = await scene()
    const opened = await change(id, appeal)
    afterDays(250)
    const reviewer = await aMember({ role: 'reviewer' })
    await change(id, () => decideOn(reviewer, id, { decision: 'uphold' }))
    expect(await endsAfter()).toBe(281)
    await deliver(opened)
    expect(await endsAfter()).toBe(281)
    expect((await stored(postKey(targetId)))?.author.id).toBe(author.id)
  })

  it('ends in time when the appeal is withdrawn, and is kept again for another one', async () => {
    const { id, endsAfter, appeal, withdraw, author } = await scene()
    await change(id, appeal)
    await change(id, withdraw)
    expect(await endsAfter()).toBe(217)
    await change(id, () => submit(author, id, 'Das war wirklich ein Zitat aus einem Lied.'))
    expect(await endsAfter()).toBe(390)
  })
})

describe('other removed content', () => {
  const CASES = {
    'community-comment': async (author: string) => {
      const post = await aMember()
      const id = await aComment(
        { id: await aPost(post), author: post },
        { ...(await aMember()), id: author },
      )
      return { id, kept: () => stored(commentKey(parseCommentId(id))) }
    },
    message: async (author: string) => {
      const [from, to] = [{ ...(await aMember()), id: author }, await aMember()]
      await anOpenPair(from, to)
      const id = await aMessage(from, to, 'Komm vor die Halle.')
      return { id, kept: () => stored(keptKey('message', id)) }
    },
    profile: async (author: string) => {
      await transact({ member: changeMember(author, { bio: 'Laut und falsch.' }) })
      return {
        id: author,
        kept: (statementId: string) => stored(keptProfileKey(author, statementId)),
      }
    },
    article: async () => {
      const id = await aCorrectedArticle()
      return { id, kept: () => stored(keptKey('article', id)) }
    },
  } as const

  it.each(['community-comment', 'message', 'profile', 'article'] as const)(
    'is kept as well: %s',
    async (kind) => {
      const author = await aMember()
      const { id: targetId, kept } = await CASES[kind](author.id)
      const measure = kind === 'profile' ? 'hide' : 'remove'
      const statementId = await takeMeasure(kind, targetId, measure)
      await aStatement(author.id, { statementId, kind, targetId, measure })
      const before = (await kept(statementId))?.expiresAt ?? 0
      await change(statementId, () => submit(author, statementId))
      const after = (await kept(statementId))?.expiresAt ?? 0
      expect(Math.round((after - before) / DAY)).toBe(390 - 217)
    },
  )

  it('is left alone where nothing ends by itself', async () => {
    const { author, id, targetId } = await aRemovedPost('hide')
    await change(id, () => submit(author, id))
    expect(await stored(postKey(targetId))).not.toHaveProperty('expiresAt')
  })
})
