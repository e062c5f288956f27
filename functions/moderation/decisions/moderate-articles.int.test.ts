import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { getArticle, listArticles, reportArticle, type Article } from '#shared/api/articles.ts'
import { holdArticle } from '../../articles/index.ts'
import { articleCategoryKey, articleKey, heldArticleKey } from '../../articles/article.items.ts'
import { dayKey, berlinDay } from '../../pipeline/run-state/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { anArticle, articleText } from '#testing/articles.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide, pending } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject' } as const

/** Longer than a decision takes, so the slower moderator reads before, during and after its write. */
const MAX_DELAY_MS = 12

// oxlint-disable house/no-clock-in-tests -- only spreads the calls; the answer is the same after any of them
/** Timers are too coarse for steps of half a millisecond. */
const elapse = async (milliseconds: number): Promise<void> => {
  const end = performance.now() + milliseconds
  while (performance.now() < end) await nextTurn()
}
// oxlint-enable house/no-clock-in-tests

const read = async (by: TestMember, id: string) =>
  call(await handlerOf(getArticle.id), getArticle, { token: by.token, params: { id } })

const listed = async (by: TestMember): Promise<string[]> => {
  const answer = await call(await handlerOf(listArticles.id), listArticles, { token: by.token })
  return (answer.json as Article[]).map(({ id }) => id)
}

const report = async (by: TestMember, id: string, text: string) =>
  call(await handlerOf(reportArticle.id), reportArticle, {
    token: by.token,
    params: { id },
    body: { text },
  })

/** About a band of its own, because articles of one band with the same text are one story. */
const aHeldArticle = async (title = `Held ${newId()}`): Promise<string> => {
  const id = newId()
  const text = articleText({ title, bands: [`Grabwärter ${id}`] })
  await transact(holdArticle(id, text, ['„Wackën“ steht in keiner Quelle.']))
  return id
}

const scene = async () => ({ reader: await aMember(), moderator: await aModerator() })

const articlesToday = async (): Promise<number> =>
  (await stored(dayKey(berlinDay(Date.now()))))?.articles ?? 0

describe('a held article', () => {
  it('is published, in its category too, and counted today when a moderator approves it', async () => {
    const { reader, moderator } = await scene()
    const id = await aHeldArticle()
    const before = await articlesToday()
    expect((await read(reader, id)).status).toBe(404)
    expect((await decide(moderator, ['article', id], APPROVE)).status).toBe(200)
    expect((await read(reader, id)).json).toMatchObject({ id })
    expect(await listed(reader)).toContain(id)
    expect(await stored(articleCategoryKey('news', id))).not.toBeNull()
    expect(await stored(heldArticleKey(id))).toBeNull()
    expect(await stored(heldKey('article', id))).toBeNull()
    expect(await articlesToday()).toBe(before + 1)
  })

  it('is refused with 409 while another article of these days has its title', async () => {
    const { reader, moderator } = await scene()
    const title = `Zweimal ${newId()}`
    const [first, second] = [await aHeldArticle(title), await aHeldArticle(title.toUpperCase())]
    expect((await decide(moderator, ['article', first], APPROVE)).status).toBe(200)
    const refused = await decide(moderator, ['article', second], APPROVE)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.json)).toContain(title)
    expect((await read(reader, second)).status).toBe(404)
    expect(await stored(heldArticleKey(second))).not.toBeNull()
    await report(reader, first, 'Das stimmt nicht.')
    expect((await decide(moderator, ['article', first], REJECT)).status).toBe(200)
    expect((await decide(moderator, ['article', second], APPROVE)).status).toBe(200)
  })

  it('is published once when two with the same title are approved at once', async () => {
    const { reader, moderator } = await scene()
    for (let round = 0; round < 5; round++) {
      const title = `Zugleich ${newId()}`
      const ids = [await aHeldArticle(title), await aHeldArticle(title)]
      const answers = await Promise.all(
        ids.map((id) => decide(moderator, ['article', id], APPROVE)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const seen = await Promise.all(ids.map((id) => read(reader, id)))
      expect(seen.map(({ status }) => status).toSorted()).toEqual([200, 404])
    }
  })

  it('is deleted when it is rejected; the log keeps its beginning and the reason', async () => {
    const { reader, moderator } = await scene()
    const id = await aHeldArticle()
    expect((await decide(moderator, ['article', id], REJECT)).status).toBe(200)
    expect((await read(reader, id)).status).toBe(404)
    expect(await stored(heldArticleKey(id))).toBeNull()
    const lines = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
    expect(lines.find((line) => line['contentId'] === id)).toMatchObject({
      rule: '„Wackën“ steht in keiner Quelle.',
      reason: 'Inhalt nicht angemessen',
      excerpt: expect.stringContaining('Das vierte Album') as string,
    })
  })

  it('is decided about once when two moderators decide at once', async () => {
    const [one, two] = [await aModerator('Walküre'), await aModerator('Krähe')]
    const id = await aHeldArticle()
    const answers = await Promise.all([
      decide(one, ['article', id], APPROVE),
      decide(two, ['article', id], REJECT),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await stored(articleKey(id))) !== null).toBe(answers[0].status === 200)
  })

  it('returns 409 to the slower moderator, however much slower', async () => {
    const [one, two] = [await aModerator('Walküre'), await aModerator('Krähe')]
    for (let delay = 0; delay < MAX_DELAY_MS; delay += 0.5) {
      const id = await aHeldArticle()
      const slower = async () => {
        await elapse(delay)
        return decide(two, ['article', id], APPROVE)
      }
      const answers = await Promise.all([decide(one, ['article', id], REJECT), slower()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })
})

describe('a reported article', () => {
  it('is queued with the reports, and stays published when it is approved', async () => {
    const { reader, moderator } = await scene()
    const id = await anArticle()
    await report(reader, id, 'Das Datum\nstimmt nicht.')
    await report(await aMember(), id, 'Der Name ist falsch.')
    const { articles } = (await pending(moderator)).json as ModerationPending
    expect(articles.find((article) => article.id === id)).toMatchObject({
      isPublished: true,
      moderationReason: 'Gemeldet: Das Datum stimmt nicht.\nGemeldet: Der Name ist falsch.',
      submittedBy: null,
    })
    expect((await decide(moderator, ['article', id], APPROVE)).status).toBe(200)
    expect((await read(reader, id)).status).toBe(200)
    expect(await stored(heldKey('article', id))).toBeNull()
  })

  it('shows the reported sentence with its sources, also when it was corrected meanwhile', async () => {
    const { moderator } = await scene()
    const id = await anArticle({
      sentences: [
        { t: 'Das Album kommt am 11. März.', p: 0, s: [1] },
        { t: 'Es heißt „Lehm“.', p: 0, s: [0, 2] },
      ],
    })
    const reportSentence = async (index: number, words: string) =>
      call(await handlerOf(reportArticle.id), reportArticle, {
        token: (await aMember()).token,
        params: { id },
        body: { text: 'Falsch.', sentence: { index, text: words } },
      })
    await reportSentence(0, 'Es heißt „Lehm“.')
    await reportSentence(0, 'Das Album kommt im Mai.')
    const { articles } = (await pending(moderator)).json as ModerationPending
    expect(articles.find((article) => article.id === id)).toMatchObject({
      version: 1,
      reports: [
        { sentence: { text: 'Es heißt „Lehm“.', isCurrent: true, sources: [0, 2] } },
        { sentence: { text: 'Das Album kommt im Mai.', isCurrent: false, sources: [] } },
      ],
    })
  })

  it('can be reported again after an approval, and is deleted with both copies when rejected', async () => {
    const { reader, moderator } = await scene()
    const id = await anArticle()
    await report(reader, id, 'Falsch.')
    await decide(moderator, ['article', id], APPROVE)
    await report(reader, id, 'Immer noch falsch.')
    expect((await decide(moderator, ['article', id], REJECT)).status).toBe(200)
    expect((await read(reader, id)).status).toBe(404)
    expect(await stored(articleCategoryKey('news', id))).toBeNull()
    expect(await listed(reader)).not.toContain(id)
  })

  it('loses no report that arrives during a decision', async () => {
    const { moderator } = await scene()
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember()))
    const id = await anArticle()
    await report(members[0] ?? moderator, id, 'Bericht 0')
    const [decision] = await Promise.all([
      decide(moderator, ['article', id], APPROVE),
      ...members.slice(1).map((member, index) => report(member, id, `Bericht ${index + 1}`)),
    ])
    expect([200, 503]).toContain(decision.status)
    const month = `MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`
    const logged = (await storedUnder(month)).filter((line) => line['contentId'] === id)
    const waiting = await stored(heldKey('article', id))
    const reports = [...logged, ...(waiting ? [waiting] : [])].flatMap(
      (item) => item['reports'] as { text: string }[],
    )
    expect(new Set(reports.map(({ text }) => text)).size).toBe(members.length)
  })
})
