import { beforeEach, describe, expect, it } from 'vitest'
import {
  assignCase,
  decideCase,
  escalateCase,
  listCases,
  readCase,
  type CaseCard,
} from '#shared/api/cases.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { STAFF_KEY, type StaffItem } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aCaseAbout, aDecision, aPostCase } from '#testing/cases.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { caseKey, openCasesPartition, type CaseItem } from '../items/case.items.ts'
import { ownReportKey } from '../items/report.items.ts'

const [list, read, assign, escalate, decide] = await Promise.all(
  [listCases, readCase, assignCase, escalateCase, decideCase].map(({ id }) => handlerOf(id)),
)

const setStaff = (...members: readonly TestMember[]) =>
  putAll([{ ...STAFF_KEY, memberIds: new Set(members.map(({ id }) => id)) }])

const listedFor = async ({ token }: TestMember) => {
  const { json } = await call(list, listCases, { token })
  return (json as CaseCard[]).map(({ id }) => id)
}

const AUTHORITY = { authority: 'police', name: 'Polizei Berlin', reference: '' } as const

/** The status of every call about the case; the decision is the last. */
const statusesFor = async ({ token }: TestMember, { caseId }: CaseItem) => {
  const params = { id: caseId }
  return [
    (await call(read, readCase, { token, params })).status,
    (await call(assign, assignCase, { token, params, body: { assigned: true } })).status,
    (await call(escalate, escalateCase, { token, params, body: AUTHORITY })).status,
    (await call(decide, decideCase, { token, params, body: aDecision('remove') })).status,
  ]
}

const REFUSED = [404, 404, 404, 404]
const ADMITTED = [200, 200, 200, 200]

beforeEach(async () => {
  for (const card of await storedUnder(openCasesPartition)) await remove(card)
})

type Scene = (moderator: TestMember) => Promise<CaseItem>

/** Cases that the only moderator may not decide. */
const SCENES: Readonly<Record<string, Scene>> = {
  'the moderator wrote': async ({ id }) => (await aPostCase({ authorId: id })).item,
  'the moderator reported': async ({ id }) => {
    const { item } = await aPostCase()
    await putAll([{ ...ownReportKey(id, item), reportId: newId() }])
    return item
  },
  'the moderator decided first': async ({ id }) =>
    (await aPostCase({ secondLook: { notBy: [id], reportIds: [] } })).item,
}

describe.each(Object.entries(SCENES))('a case about what %s', (_, aCase) => {
  it('reaches the reviewer, who can do everything, where there is no other moderator', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    const item = await aCase(moderator)
    expect(await listedFor(reviewer)).toEqual([item.caseId])
    expect(await statusesFor(reviewer, item)).toEqual(ADMITTED)
    expect(await stored(caseKey(item.caseId))).toMatchObject({ decidedBy: reviewer.id })
  })

  it('reaches the admin and no reviewer where there is one', async () => {
    const [moderator, reviewer, admin] = [
      await aModerator(),
      await aMember({ role: 'reviewer' }),
      await aMember({ role: 'admin' }),
    ]
    await setStaff(moderator, reviewer, admin)
    const item = await aCase(moderator)
    expect(await listedFor(reviewer)).toEqual([])
    expect(await statusesFor(reviewer, item)).toEqual(REFUSED)
    expect(await listedFor(admin)).toEqual([item.caseId])
    expect(await statusesFor(admin, item)).toEqual(ADMITTED)
  })
})

describe('a reviewer', () => {
  it('sees no case that a moderator may decide', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    const { item } = await aPostCase()
    expect(await listedFor(reviewer)).toEqual([])
    expect(await statusesFor(reviewer, item)).toEqual(REFUSED)
  })

  it('sees no case about the own content', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    const { item } = await aPostCase({
      authorId: reviewer.id,
      secondLook: { notBy: [moderator.id], reportIds: [] },
    })
    expect(await listedFor(reviewer)).toEqual([])
    expect(await statusesFor(reviewer, item)).toEqual(REFUSED)
  })

  it('decides when the only moderator is suspended', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    await write(
      update<MemberItem>(memberKey(moderator.id), {
        set: { restrictedBy: newId(), restrictedUntil: '2999-01-01T00:00:00.000Z' },
      }),
    )
    const { item } = await aPostCase()
    expect(await listedFor(reviewer)).toEqual([item.caseId])
  })

  it('decides nothing when a working moderator is missing in the list of the staff', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(reviewer)
    const { item } = await aPostCase()
    expect(await listedFor(moderator)).toEqual([item.caseId])
    expect(((await stored(STAFF_KEY)) as unknown as StaffItem).memberIds).toContain(moderator.id)
    expect(await statusesFor(reviewer, item)).toEqual(REFUSED)
  })

  it('finds the case behind pages of others', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    for (let count = 0; count < 25; count++)
      await aCaseAbout({ kind: 'profile', targetId: newId(), authorId: newId() })
    const { item } = await aPostCase({ authorId: moderator.id })
    expect(await listedFor(reviewer)).toEqual([item.caseId])
  })

  it('decides about the content of a moderator, and leaves the account to admins', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    const item = await aCaseAbout({
      kind: 'profile',
      targetId: moderator.id,
      authorId: moderator.id,
    })
    const suspend = { measure: 'suspend', days: 7, scope: 'Du bist sieben Tage gesperrt.' } as const
    const { token } = reviewer
    const params = { id: item.caseId }
    const body = aDecision(null, suspend, 'profile')
    expect((await call(decide, decideCase, { token, params, body })).status).toBe(409)
    const hidden = aDecision('hide', null, 'profile')
    expect((await call(decide, decideCase, { token, params, body: hidden })).status).toBe(200)
  })
})
