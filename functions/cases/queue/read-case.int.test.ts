import { describe, expect, it } from 'vitest'
import { readCase, type Case } from '#shared/api/cases.ts'
import { deletePost } from '#shared/api/posts.ts'
import { editPost } from '#shared/api/edits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { update, write } from '#platform/table/index.ts'
import { aCaseAbout, aDecision, aPostCase, decideOn } from '#testing/cases.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { picture } from '#testing/image-builder.ts'
import { signedBytes } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aMessage, deleteOwn } from '#testing/messages.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { aStatement } from '#testing/statements.ts'
import { handler as relateCases } from '../effects/relate-cases.ts'
import { putObject } from '../../uploads/media-bucket.ts'
import { evidenceFile, evidenceKey } from '../items/evidence.items.ts'
import { ownReportKey } from '../items/report.items.ts'
import type { CaseItem } from '../items/case.items.ts'
import { handler } from './read-case.ts'

const ask = async ({ token }: Pick<TestMember, 'token'>, id: string) => {
  const { status, json } = await call(handler, readCase, { token, params: { id } })
  return { status, json: json as Case }
}

const relate = (item: CaseItem) => deliverTo('relate-cases', relateCases)(changeRecord(null, item))

describe('a case', () => {
  it('shows evidence, reports without their authors, and what can be decided', async () => {
    const { item, author } = await aPostCase()
    const { json } = await ask(await aModerator(), item.caseId)
    expect(json).toMatchObject({
      id: item.caseId,
      author: { id: author.id },
      evidence: [{ text: 'Ihr seid alle Poser, und du ganz besonders.', before: [], after: [] }],
      content: { state: 'unchanged', text: null, version: 1 },
      newestReports: [{ category: 'insult', text: 'Der meint mich.', by: 'member' }],
      history: { count: 0, newest: [] },
      similar: [],
      escalations: [],
      decision: null,
    })
    expect(json.possible).toEqual(expect.arrayContaining(['dismiss', 'hide', 'remove']))
    expect(JSON.stringify(json.newestReports)).not.toContain('memberId')
  })

  it('returns addresses of the copies of reported files that work without a session', async () => {
    const { item } = await aPostCase()
    const [key, name] = [evidenceFile(item.caseId, 0), `/media/posts/${newId()}/original.png`]
    const bytes = Buffer.from(await picture('png'))
    await putObject(key, 'image/png', bytes, 'none')
    const set = { media: [name], copies: [key] }
    await write(update(evidenceKey(item, item.caseId), { set }))
    const { json } = await ask(await aModerator(), item.caseId)
    const [medium] = json.evidence[0]?.media ?? []
    expect(medium).toMatchObject({ type: 'image', name })
    expect(await signedBytes('readCase', medium?.url)).toEqual(bytes)
  })

  it('says whether the content changed or is gone since it was reported', async () => {
    const { item, author } = await aPostCase()
    const moderator = await aModerator()
    const params = { id: item.targetId }
    await call(await handlerOf(editPost.id), editPost, {
      token: author.token,
      params,
      body: { version: 1, content: 'Ihr seid alle nett.' },
    })
    expect((await ask(moderator, item.caseId)).json.content).toEqual({
      state: 'changed',
      text: 'Ihr seid alle nett.',
      version: 2,
    })
    await call(await handlerOf(deletePost.id), deletePost, { token: author.token, params })
    const { json } = await ask(moderator, item.caseId)
    expect(json.content.state).toBe('gone')
    expect(json.evidence[0]?.text).toContain('Poser')
    expect(json.possible).not.toContain('remove')
  })

  it('says that a message is gone when its sender deleted it', async () => {
    const [sender, receiver] = [await aMember(), await aMember()]
    const targetId = await aMessage(sender, receiver, 'Du Poser.')
    const target = { kind: 'message', targetId, authorId: sender.id } as const
    const { caseId } = await aCaseAbout(target, { text: 'Du Poser.' })
    const moderator = await aModerator()
    expect((await ask(moderator, caseId)).json.content.state).toBe('unchanged')
    await deleteOwn(sender, targetId)
    const { json } = await ask(moderator, caseId)
    expect(json.content).toEqual({ state: 'gone', text: null, version: null })
    expect(json.evidence[0]?.text).toBe('Du Poser.')
    expect(json.possible).not.toContain('remove')
  })

  it('shows earlier decisions about the member, and similar cases by author and by words', async () => {
    const words = 'Kauft meine Tickets, nur heute und nur hier!'
    const first = await aPostCase({ text: words })
    const authorId = first.author.id
    const sameAuthor = await aCaseAbout({ kind: 'profile', targetId: authorId, authorId })
    const sameWords = await aPostCase({ text: words.toUpperCase() })
    for (const item of [first.item, sameAuthor, sameWords.item]) await relate(item)
    for (let count = 0; count < 12; count++) await aStatement(authorId)
    const moderator = await aModerator()
    await decideOn(moderator, sameWords.item, aDecision('remove'))
    const { json } = await ask(moderator, first.item.caseId)
    expect(json.history.count).toBe(12)
    expect(json.history.newest).toHaveLength(10)
    expect(json.similar).toMatchObject([
      { id: sameWords.item.caseId, why: 'text', measures: ['remove'] },
      { id: sameAuthor.caseId, why: 'author', measures: null },
    ])
  })

  it('shows no similar case about the moderator', async () => {
    const words = `Alle Ordner sind Poser, und zwar alle: ${newId()}`
    const [moderator, first] = [await aModerator(), await aPostCase({ text: words })]
    const own = await aPostCase({ text: words, authorId: moderator.id })
    for (const item of [first.item, own.item]) await relate(item)
    expect((await ask(moderator, first.item.caseId)).json.similar).toEqual([])
    expect((await ask(await aModerator(), first.item.caseId)).json.similar).toHaveLength(1)
  })

  it('is refused to its author and to those who reported it', async () => {
    const { item } = await aPostCase()
    const [own, reporter] = [await aModerator(), await aModerator()]
    const mine = await aPostCase({ authorId: own.id })
    expect((await ask(own, mine.item.caseId)).status).toBe(404)
    await putAll([{ ...ownReportKey(reporter.id, item), reportId: newId() }])
    expect((await ask(reporter, item.caseId)).status).toBe(409)
  })

  it('says to the only moderator, who reported it, that a second person is missing', async () => {
    const { item } = await aPostCase()
    const [reporter, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await putAll([
      { ...ownReportKey(reporter.id, item), reportId: newId() },
      { ...STAFF_KEY, memberIds: new Set([reporter.id]) },
    ])
    const message = async () =>
      ((await ask(reporter, item.caseId)).json as unknown as { message: string }).message
    expect(await message()).toContain('npm run member -- role <benutzername> moderator')
    await write(update(STAFF_KEY, { add: { memberIds: new Set([reviewer.id]) } }))
    expect(await message()).toContain('Darüber entscheidet jemand anderes')
  })

  it('is for moderators, and 404 when there is none', async () => {
    const { item } = await aPostCase()
    expect((await ask(await aMember(), item.caseId)).status).toBe(403)
    expect((await ask(await aModerator(), newId())).status).toBe(404)
  })
})
