import { describe, expect, it } from 'vitest'
import { decideCase, type CaseDecision } from '#shared/api/cases.ts'
import { deletePost, getPost } from '#shared/api/posts.ts'
import { editPost } from '#shared/api/edits.ts'
import { readStatement } from '#shared/api/statements.ts'
import { keptProfileKey } from '#platform/content/kept.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { update, write } from '#platform/table/index.ts'
import { postKey } from '../../community/items/index.ts'
import { auditEntries } from '#testing/audit.ts'
import { createdBand, storedBand } from '#testing/bands.ts'
import { requireContent } from '#testing/measures.ts'
import { editBand } from '#shared/api/band-history.ts'
import { aCaseAbout, aDecision, aPostCase, decideOn } from '#testing/cases.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { caseCardKey, caseKey, openCaseKey } from '../items/case.items.ts'
import { evidenceKey } from '../items/evidence.items.ts'
import { statementKey } from '#platform/content/statement.items.ts'
import { handler } from './decide-case.ts'
import { aroundTable } from '#testing/table-calls.ts'

const read = async ({ token }: Pick<TestMember, 'token'>, id: string) =>
  call(await handlerOf(getPost.id), getPost, { token, params: { id } })

const idsOf = ({ json }: { json: unknown }) => (json as { statementIds: string[] }).statementIds

describe('a decision about a case', () => {
  it('takes the measure, closes the case and gives the author every field of the statement', async () => {
    const { item, author } = await aPostCase()
    const moderator = await aModerator()
    const decision = aDecision('remove')
    const answer = await decideOn(moderator, item, decision)
    expect(answer.status).toBe(200)
    const [statementId = ''] = idsOf(answer)
    expect((await read(await aMember(), item.targetId)).status).toBe(404)
    expect((await read(author, item.targetId)).json).toMatchObject({
      status: 'removed',
      statusReason: decision.facts,
    })
    const statement = await call(await handlerOf(readStatement.id), readStatement, {
      token: author.token,
      params: { id: statementId },
    })
    expect(statement.json).toMatchObject({
      measure: 'remove',
      facts: decision.facts,
      ground: decision.ground,
      scope: decision.content?.scope,
      redress: decision.redress,
      automated: { detection: false, decision: false },
      excerpt: 'Ihr seid alle Poser, und du ganz besonders.',
      wasReported: true,
      until: null,
    })
    expect(await stored(caseKey(item.caseId))).toMatchObject({
      state: 'decided',
      decidedBy: moderator.id,
      outcome: 'acted',
      outcomeReason: decision.answer,
      measures: ['remove'],
      statementIds: [statementId],
    })
    expect(await stored(caseCardKey(item))).toBeNull()
    expect(await stored(openCaseKey(item))).toBeNull()
    const entry = (await auditEntries()).find(({ objectId }) => objectId === item.targetId)
    expect(entry).toMatchObject({
      act: 'remove',
      kind: 'community-post',
      category: 'insult',
      detail: `${item.caseId}:remove`,
    })
  })

  it('about content and member writes a statement for each', async () => {
    const { item, author } = await aPostCase()
    const decision = aDecision('hide', { measure: 'warn', scope: 'Das ist eine Verwarnung.' })
    const ids = idsOf(await decideOn(await aModerator(), item, decision))
    expect(ids).toHaveLength(2)
    const [ofContent, ofMember] = await Promise.all(ids.map((id) => stored(statementKey(id))))
    expect(ofContent).toMatchObject({ measure: 'hide', memberId: author.id })
    expect(ofMember).toMatchObject({ measure: 'warn', scope: 'Das ist eine Verwarnung.' })
  })

  it.each([
    { measure: 'warn', scope: 'Das ist eine Verwarnung.' },
    { measure: 'suspend', days: 7, scope: 'Du kannst nur lesen.' },
    { measure: 'end-account', scope: 'Dein Konto ist beendet.' },
  ] as const)('hides a profile and takes the measure $measure in one step', async (member) => {
    const { id, username } = await aMember({ displayName: 'Böser Name' })
    const item = await aCaseAbout({ kind: 'profile', targetId: id, authorId: id })
    const decision = aDecision('hide', member, 'profile')
    const answer = await decideOn(await aMember({ role: 'admin' }), item, decision)
    expect(answer.status).toBe(200)
    const [hidden = '', statementId = ''] = idsOf(answer)
    const isWarning = member.measure === 'warn'
    expect(await stored(memberKey(id))).toMatchObject({
      displayName: username,
      version: 2,
      ...(isWarning ? { openWarnings: new Set([statementId]) } : { restrictedBy: statementId }),
    })
    expect(await stored(keptProfileKey(id, hidden))).toMatchObject({
      content: { displayName: 'Böser Name' },
    })
  })

  it('hides a profile alone', async () => {
    const { id, username } = await aMember({ displayName: 'Böser Name' })
    const item = await aCaseAbout({ kind: 'profile', targetId: id, authorId: id })
    await decideOn(await aModerator(), item, aDecision('hide', null, 'profile'))
    expect(await stored(memberKey(id))).toMatchObject({ displayName: username })
  })

  it('is possible for moderators whose own suspension is over', async () => {
    const { item } = await aPostCase()
    const moderator = await aModerator()
    const over = { restrictedBy: 'S', restrictedUntil: '2026-01-01T00:00:00.000Z' }
    await write(update(memberKey(moderator.id), { set: over }))
    const member = { measure: 'suspend', days: 7, scope: 'Du kannst nur lesen.' } as const
    expect((await decideOn(moderator, item, aDecision(null, member))).status).toBe(200)
  })

  it('that nothing breaks a rule leaves the content, and the author learns nothing', async () => {
    const { item } = await aPostCase()
    const [id = ''] = idsOf(await decideOn(await aModerator(), item, aDecision('dismiss')))
    expect((await read(await aMember(), item.targetId)).status).toBe(200)
    expect((await stored(statementKey(id)))?.memberId).toBeUndefined()
    expect((await stored(caseKey(item.caseId)))?.outcome).toBe('no-violation')
  })

  it('about what its author deleted tells the reporters that it is gone', async () => {
    const { item, author } = await aPostCase()
    await call(await handlerOf(deletePost.id), deletePost, {
      token: author.token,
      params: { id: item.targetId },
    })
    const answer = await decideOn(await aModerator(), item, aDecision('dismiss'))
    expect(answer.status).toBe(200)
    expect((await stored(caseKey(item.caseId)))?.outcome).toBe('gone')
  })

  it('quotes the version that was reported, whatever other versions were frozen', async () => {
    const { item } = await aPostCase()
    const others = ['-', 'z'].map((hash) => ({
      ...evidenceKey(item, hash),
      kind: item.kind,
      targetId: item.targetId,
      at: item.openedAt,
      text: 'Eine andere Fassung.',
      contentHash: hash,
      path: '/',
    }))
    await putAll(others)
    const [id = ''] = idsOf(await decideOn(await aModerator(), item, aDecision('remove')))
    expect((await stored(statementKey(id)))?.excerpt).toContain('Poser')
  })

  it('is taken once by ten moderators at once, and the others read who decided', async () => {
    const { item } = await aPostCase()
    const moderators = await Promise.all(
      Array.from({ length: 10 }, (_, index) => aModerator(`Mod ${index}`)),
    )
    const answers = await Promise.all(
      moderators.map((one, index) => decideOn(one, item, aDecision(index % 2 ? 'hide' : 'remove'))),
    )
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const decided = await stored(caseKey(item.caseId))
    expect(decided?.statementIds).toEqual(idsOf(winners[0] ?? { json: null }))
    for (const { status, json } of answers.filter((one) => !winners.includes(one))) {
      expect(status).toBe(409)
      expect((json as { message: string }).message).toMatch(
        /Mod \d hat schon entschieden \((Verborgen|Entfernt)\)/,
      )
    }
  })

  it('names who decided when that happened between reading the case and its content', async () => {
    const { item } = await aPostCase()
    const [first, second] = [await aModerator('Mod 1'), await aModerator('Mod 2')]
    let isBefore = true
    const undo = aroundTable(async (next, operation, input) => {
      if (isBefore && JSON.stringify(input).includes(postKey(item.targetId).PK)) {
        isBefore = false
        expect((await decideOn(first, item, aDecision('remove'))).status).toBe(200)
      }
      return next(operation, input)
    })
    const { status, json } = await decideOn(second, item, aDecision('hide')).finally(undo)
    expect([isBefore, status]).toEqual([false, 409])
    expect(JSON.stringify(json)).toContain('Mod 1 hat schon entschieden (Entfernt)')
  })

  it('is refused when the author edited the content since it was read, or deleted it', async () => {
    const { item, author } = await aPostCase()
    const moderator = await aModerator()
    await call(await handlerOf(editPost.id), editPost, {
      token: author.token,
      params: { id: item.targetId },
      body: { version: 1, content: 'Ihr seid alle nett.' },
    })
    const seen = { ...aDecision('remove'), version: 1 }
    const answer = await decideOn(moderator, item, seen)
    expect(answer.status).toBe(409)
    expect((answer.json as { message: string }).message).toContain('inzwischen geändert')
    expect((await decideOn(moderator, item, { ...seen, version: 2 })).status).toBe(200)
  })
})

const EMPTY: readonly [string, (decision: CaseDecision) => object][] = [
  ['facts', (decision) => ({ ...decision, facts: ' ' })],
  ['a rule', (decision) => ({ ...decision, ground: { ...decision.ground, rule: '' } })],
  [
    'an explanation',
    (decision) => ({ ...decision, ground: { ...decision.ground, explanation: '' } }),
  ],
  ['a scope', (decision) => ({ ...decision, content: { measure: 'remove', scope: '' } })],
  ['redress', (decision) => ({ ...decision, redress: '' })],
  ['the share of software', ({ isDetectedBySoftware: _, ...decision }) => decision],
  ['an answer for reporters', (decision) => ({ ...decision, answer: '' })],
  ['a measure', (decision) => ({ ...decision, content: null })],
  [
    'a duration of a suspension',
    (decision) => ({ ...decision, member: { measure: 'suspend', scope: 'Du kannst nur lesen.' } }),
  ],
]

it('about a band is not for its owner', async () => {
  const owner = await aModerator()
  const target = { kind: 'band', targetId: await storedBand({ claimedBy: owner.id }) } as const
  const item = await aCaseAbout(target)
  expect((await decideOn(owner, item, aDecision('hide', null, 'band'))).status).toBe(404)
})

it('about a band goes to the member whose edit is the current revision', async () => {
  const [first, editor] = [await aMember(), await aModerator()]
  const { id: targetId } = await createdBand({}, first)
  expect((await requireContent('band', targetId)).authorId).toBe(first.id)
  const body = { version: 1, changes: { description: 'Neu und böse.' } }
  const edit = await handlerOf(editBand.id)
  await call(edit, editBand, { token: editor.token, params: { id: targetId }, body })
  expect((await requireContent('band', targetId)).authorId).toBe(editor.id)
})

describe('a decision without a complete statement', () => {
  it.each(EMPTY)('is refused without %s', async (_, without) => {
    const { item } = await aPostCase()
    const { token } = await aModerator()
    const request = { token, params: { id: item.caseId }, body: without(aDecision('remove')) }
    expect((await call(handler, decideCase, request)).status).toBe(400)
    expect((await stored(caseKey(item.caseId)))?.state).toBe('open')
  })

  it('is refused to members and to the author', async () => {
    const { item } = await aPostCase()
    expect((await decideOn(await aMember(), item, aDecision('remove'))).status).toBe(403)
    const own = await aModerator()
    const mine = await aPostCase({ authorId: own.id })
    expect((await decideOn(own, mine.item, aDecision('dismiss'))).status).toBe(404)
  })
})
