import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import { editComment, editPost } from '#shared/api/edits.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { anArticle } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aConcertOf } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair } from '#testing/messages.ts'
import { aPost } from '#testing/posts.ts'
import { aReport, findOpenCase, report, readReports } from '#testing/reports.ts'
import { aStory } from '#testing/stories.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { caseKey, evidencePartition, hashOfContent } from '../../cases/items/index.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { postKey } from '../../community/items/index.ts'

const pair = async () => [await aMember(), await aMember()] as const

const post = (id: string) => ({ kind: 'community-post', targetId: id }) as const

const evidenceOf = async (kind: ReportedKind, targetId: string) =>
  storedUnder(evidencePartition({ kind, targetId }).PK)

type Make = (author: TestMember, reporter: TestMember) => Promise<string>

const MAKERS: Readonly<Record<ReportedKind, readonly [Make, object]>> = {
  'community-post': [
    (author) => aPost(author),
    { text: 'Laut.', path: expect.stringMatching(/^\/#post-/) as string },
  ],
  'community-comment': [
    async (author, reporter) => aComment({ id: await aPost(reporter), author: reporter }, author),
    { text: expect.any(String) as string },
  ],
  story: [(author) => aStory(author), { path: expect.stringMatching(/^\/users\//) as string }],
  profile: [({ id }) => Promise.resolve(id), { title: expect.stringContaining('@') as string }],
  concert: [
    (author) => aConcertOf(author),
    { path: expect.stringMatching(/^\/concerts\//) as string },
  ],
  band: [() => storedBand(), { path: expect.stringMatching(/^\/bands\//) as string }],
  article: [() => anArticle(), { path: expect.stringMatching(/^\/news\//) as string }],
  message: [
    async (author, reporter) => {
      await anOpenPair(author, reporter)
      return aMessage(author, reporter, 'Droht.')
    },
    { text: 'Droht.', before: [], after: [] },
  ],
}

describe('a report', () => {
  it.each(Object.entries(MAKERS))(
    'of a %s freezes the text that moderators compare it with',
    async (kind, [make]) => {
      const [author, reporter] = await pair()
      const target = { kind: kind as ReportedKind, targetId: await make(author, reporter) }
      await report(reporter, [target.kind, target.targetId])
      const [evidence] = await evidenceOf(target.kind, target.targetId)
      const content = await findContent(target)
      expect(evidence?.['contentHash']).toBe(hashOfContent(content?.text ?? 'gone'))
    },
  )

  it.each(Object.entries(MAKERS))('of a %s is stored with the object', async (kind, [make, is]) => {
    const [author, reporter] = await pair()
    const id = await make(author, reporter)
    const { status, json } = await report(reporter, [kind as ReportedKind, id])
    expect([status, json]).toMatchObject([201, { isRepeated: false }])
    const target = { kind: kind as ReportedKind, targetId: id }
    const [stored] = await readReports(target)
    const [evidence, ...more] = await evidenceOf(target.kind, id)
    expect(evidence).toMatchObject({ ...is, SK: stored?.evidence })
    expect(more).toEqual([])
    expect(stored).toMatchObject({ memberId: reporter.id, category: 'spam', text: '' })
  })

  it('counts once when it is sent again, and shares the evidence with others', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author)
    const first = await report(reporter, ['community-post', id])
    const again = await report(reporter, ['community-post', id], { category: 'hate' })
    expect(again.json).toEqual({ ...(first.json as object), isRepeated: true })
    await report(await aMember(), ['community-post', id])
    expect(await readReports(post(id))).toHaveLength(2)
    expect(await evidenceOf('community-post', id)).toHaveLength(1)
  })

  it('keeps what was reported when the author edits or deletes it', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author, { content: 'Schlimm.' })
    await report(reporter, ['community-post', id])
    await write(update(postKey(id), { set: { content: 'Harmlos.' } }))
    await report(await aMember(), ['community-post', id])
    const texts = (await evidenceOf('community-post', id)).map((one) => one['text'])
    expect(texts.toSorted()).toEqual(['Harmlos.', 'Schlimm.'])
  })

  it('is possible again after a decision, once the object has changed', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author)
    await aReport(reporter, ['community-post', id])
    const open = await findOpenCase(post(id))
    if (!open) throw new Error('No case')
    await write(update(caseKey(open.caseId), { set: { state: 'decided' } }))
    expect((await report(reporter, ['community-post', id])).json).toMatchObject({
      isRepeated: true,
    })
    await write(update(postKey(id), { set: { content: 'Neu.' } }))
    expect((await report(reporter, ['community-post', id])).json).toMatchObject({
      isRepeated: false,
    })
    expect(await readReports(post(id))).toHaveLength(2)
  })

  it('costs six write units, the throttle included', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author)
    const { write: writes } = await unitsOf(() => report(reporter, ['community-post', id]))
    expect(writes).toBe(6)
  })
})

describe('what the reporter saw', () => {
  const edited = async (id: string, author: TestMember, content: string): Promise<void> => {
    const options = { token: author.token, params: { id }, body: { version: 1, content } }
    await call(await handlerOf(editPost.id), editPost, options)
  }

  it('is kept when the author of a post edits it before the report arrives', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author, { content: 'Gift.' })
    await edited(id, author, 'Blumen.')
    await report(reporter, ['community-post', id], { version: 1 })
    expect(await evidenceOf('community-post', id)).toMatchObject([{ text: 'Gift.' }])
    const other = await aMember()
    await report(other, ['community-post', id], { version: 2 })
    const texts = (await evidenceOf('community-post', id)).map((one) => one['text'] as string)
    expect(texts.toSorted()).toEqual(['Blumen.', 'Gift.'])
  })

  it('is kept when the author of a comment edits it', async () => {
    const [author, reporter] = await pair()
    const id = await aComment({ id: await aPost(reporter), author: reporter }, author)
    const [before] = [await findContent({ kind: 'community-comment', targetId: id })]
    const options = { token: author.token, params: { id }, body: { version: 1, content: 'Brav.' } }
    await call(await handlerOf(editComment.id), editComment, options)
    await report(reporter, ['community-comment', id], { version: 1 })
    expect(await evidenceOf('community-comment', id)).toMatchObject([{ text: before?.text }])
  })

  it('is the current version when the named one does not exist', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author, { content: 'Laut.' })
    await report(reporter, ['community-post', id], { version: 7 })
    expect(await evidenceOf('community-post', id)).toMatchObject([{ text: 'Laut.' }])
  })

  it('is a story that ended before its report arrived, for a week', async () => {
    const [author, reporter] = await pair()
    const endedBefore = (days: number): string =>
      `${author.id}-${ulid(Date.now() - (days + 1) * 86_400_000)}`
    const late = endedBefore(6)
    expect((await report(reporter, ['story', late])).status).toBe(201)
    expect(await evidenceOf('story', late)).toMatchObject([
      { authorId: author.id, text: expect.stringContaining('schon vorbei') as string },
    ])
    expect((await report(reporter, ['story', endedBefore(8)])).status).toBe(404)
    await block(author, reporter)
    expect((await report(reporter, ['story', endedBefore(1)])).status).toBe(404)
  })
})

describe('a refused report', () => {
  it('is one of the own content', async () => {
    const [me, other] = await pair()
    await anOpenPair(me, other)
    const own = [
      ['community-post', await aPost(me)],
      ['profile', me.id],
      ['story', await aStory(me)],
      ['message', await aMessage(me, other)],
    ] as const
    for (const one of own) expect((await report(me, one)).status).toBe(403)
  })

  it('is one of what the reporter may not see, and stores nothing', async () => {
    const [author, reporter] = await pair()
    const third = await aMember()
    await anOpenPair(author, third)
    const hidden = [
      ['community-post', await aPost(author, { status: 'held' })],
      ['community-post', newId()],
      ['story', await aStory(author, { status: 'held' })],
      ['message', await aMessage(author, third)],
      ['band', newId()],
      ['concert', newId()],
      ['article', newId()],
      ['profile', newId()],
    ] as const
    for (const [kind, id] of hidden) {
      expect((await report(reporter, [kind, id])).status).toBe(404)
      expect(await evidenceOf(kind, id)).toEqual([])
      expect(await readReports({ kind, targetId: id })).toEqual([])
    }
  })

  it('is one of a profile that blocked the reporter, but not of one that the reporter blocked', async () => {
    const [one, other] = await pair()
    await block(one, other)
    expect((await report(other, ['profile', one.id])).status).toBe(404)
    expect((await report(one, ['profile', other.id])).status).toBe(201)
  })

  it('has no session, a wrong id, an unknown category, or no text where it needs one', async () => {
    const [author, reporter] = await pair()
    const id = await aPost(author)
    expect((await report({ token: newToken() }, ['community-post', id])).status).toBe(401)
    expect((await report(reporter, ['community-comment', id])).status).toBe(400)
    expect((await report(reporter, ['community-post', `${id}-${id}`])).status).toBe(400)
    const wrong = { category: 'boring' as never }
    expect((await report(reporter, ['community-post', id], wrong)).status).toBe(400)
    const wordless = await report(reporter, ['community-post', id], {
      category: 'other',
      text: ' ',
    })
    expect(wordless).toMatchObject({
      status: 400,
      json: { message: 'Schreib kurz dazu, worum es geht.' },
    })
    const long = { text: 'x'.repeat(1001) }
    expect((await report(reporter, ['community-post', id], long)).status).toBe(400)
    expect(await readReports(post(id))).toEqual([])
  })

  it('is one too many', async () => {
    const { token } = await aMember()
    const statuses: number[] = []
    for (let count = 0; count <= THROTTLES.reports.limit; count++)
      statuses.push((await report({ token }, ['community-post', newId()])).status)
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})

it('changes nothing about the object', async () => {
  const [author, reporter] = await pair()
  const id = await aPost(author)
  const before = await stored(postKey(id))
  await aReport(reporter, ['community-post', id], { category: 'life' })
  expect(await stored(postKey(id))).toEqual(before)
})
