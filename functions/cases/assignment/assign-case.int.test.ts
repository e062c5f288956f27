import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { assignCase, type CaseCard } from '#shared/api/cases.ts'
import { newId } from '#platform/runtime/ids.ts'
import { auditEntries } from '#testing/audit.ts'
import { aDecision, aPostCase, decideOn } from '#testing/cases.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { caseCardKey, caseKey } from '../items/case.items.ts'
import { ownReportKey } from '../items/report.items.ts'
import { handler } from './assign-case.ts'

const assign = async ({ token }: Pick<TestMember, 'token'>, id: string, assigned = true) => {
  const options = { token, params: { id }, body: { assigned } }
  const { status, json } = await call(handler, assignCase, options)
  const { assignee } = json as { assignee: CaseCard['assignee'] }
  return { status, assignee, message: (json as { message?: string }).message }
}

const MINUTE_MS = 60_000

const laterBy = (minutes: number): void => {
  vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ['Date'] })
}

describe('the assignment of a case', () => {
  it('gives it to one of ten moderators who take it at once, and names that one to the others', async () => {
    const { item } = await aPostCase()
    const moderators = await Promise.all(
      Array.from({ length: 10 }, (_, index) => aModerator(`Mod ${index}`)),
    )
    const answers = await Promise.all(moderators.map((one) => assign(one, item.caseId)))
    const [winner] = answers.filter(({ status }) => status === 200)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(9)
    for (const { message } of losers)
      expect(message).toBe(`Daran arbeitet gerade ${winner?.assignee?.displayName}.`)
    const assignee = (await stored(caseKey(item.caseId)))?.assignee
    expect(assignee?.memberId).toBe(winner?.assignee?.id)
    expect((await stored(caseCardKey(item)))?.assignee).toEqual(assignee)
  })

  it('lasts 15 minutes, is prolonged by its moderator, and then goes to the next one', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const { item } = await aPostCase()
    const [first, second] = [await aModerator(), await aModerator('Ablösung')]
    await assign(first, item.caseId)
    laterBy(14)
    expect((await assign(first, item.caseId)).status).toBe(200)
    laterBy(14)
    expect((await assign(second, item.caseId)).status).toBe(409)
    laterBy(2)
    expect((await assign(second, item.caseId)).assignee?.displayName).toBe('Ablösung')
    expect((await assign(first, item.caseId)).status).toBe(409)
    expect((await decideOn(first, item, aDecision('dismiss'))).status).toBe(409)
  })

  it('is given back, and an entry of the audit log says both', async () => {
    const { item } = await aPostCase()
    const [first, second] = [await aModerator(), await aModerator()]
    await assign(first, item.caseId)
    await assign(first, item.caseId)
    expect((await assign(first, item.caseId, false)).assignee).toBeNull()
    expect((await assign(second, item.caseId)).status).toBe(200)
    const acts = (await auditEntries())
      .filter(({ objectId }) => objectId === item.caseId)
      .map(({ act, actorId }) => [act, actorId])
    expect(acts).toEqual([
      ['assign', first.id],
      ['release', first.id],
      ['assign', second.id],
    ])
  })

  it('is refused to the author, to those who reported it, and once it is decided', async () => {
    const { item } = await aPostCase()
    const [own, reporter, other] = [
      await aModerator(),
      await aModerator(),
      await aModerator('Erste'),
    ]
    await putAll([{ ...ownReportKey(reporter.id, item), reportId: newId() }])
    expect((await assign(reporter, item.caseId)).message).toContain('selbst gemeldet')
    const mine = await aPostCase({ authorId: own.id })
    expect((await assign(own, mine.item.caseId)).status).toBe(404)
    await decideOn(other, item, aDecision('dismiss'))
    const late = await assign(own, item.caseId)
    expect(late.message).toBe(
      'Da war jemand schneller: Erste hat schon entschieden (Kein Verstoß).',
    )
  })

  it('is refused to members, and for cases that do not exist', async () => {
    const { item } = await aPostCase()
    expect((await assign(await aMember(), item.caseId)).status).toBe(403)
    expect((await assign(await aModerator(), newId())).status).toBe(404)
  })
})
