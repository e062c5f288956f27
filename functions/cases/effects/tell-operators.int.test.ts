import { beforeEach, describe, expect, it } from 'vitest'
import { publications } from '#testing/topic.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { aPostCase } from '#testing/cases.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { ownReportKey } from '../items/report.items.ts'
import type { CaseItem } from '../items/case.items.ts'
import { handler } from './tell-operators.ts'

const deliver = deliverTo('tell-operators', handler)

const setStaff = (...members: readonly TestMember[]) =>
  putAll([{ ...STAFF_KEY, memberIds: new Set(members.map(({ id }) => id)) }])

const told = async (item: CaseItem) => {
  for (let count = 0; count < 3; count++) await deliver(changeRecord(null, item))
  return publications()
}

describe('operators', () => {
  beforeEach(async () => {
    await publications()
  })

  it('get one notice without content when a case is about the only moderator', async () => {
    const moderator = await aModerator()
    await setStaff(moderator)
    const { item } = await aPostCase({ authorId: moderator.id, text: 'Mein Geheimnis' })
    const notices = await told(item)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.Message).toContain(item.caseId)
    expect(notices[0]?.Message).toContain('npm run member -- role <benutzername> reviewer')
    expect(notices[0]?.Message).not.toContain('Geheimnis')
    expect(notices[0]?.Message).not.toContain(moderator.id)
  })

  it('get a notice when the last member who could decide reports it', async () => {
    const [moderator, reviewer] = [await aModerator(), await aMember({ role: 'reviewer' })]
    await setStaff(moderator, reviewer)
    const { item } = await aPostCase({ authorId: moderator.id })
    expect(await told(item)).toEqual([])
    await putAll([{ ...ownReportKey(reviewer.id, item), reportId: newId() }])
    const again: CaseItem = { ...item, reports: 2 }
    await deliver(changeRecord(item, again))
    expect(await publications()).toHaveLength(1)
  })

  it('get no notice when a moderator, an admin or a reviewer may decide, or the case is decided', async () => {
    const moderator = await aModerator()
    const { item } = await aPostCase({ authorId: moderator.id })
    for (const role of ['moderator', 'admin', 'reviewer'] as const) {
      await setStaff(moderator, await aMember({ role }))
      expect(await told(item)).toEqual([])
    }
    await setStaff(moderator)
    expect(await told({ ...item, state: 'decided' })).toEqual([])
  })
})
