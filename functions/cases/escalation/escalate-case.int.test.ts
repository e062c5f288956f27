import { describe, expect, it } from 'vitest'
import { escalateCase } from '#shared/api/cases.ts'
import { newId } from '#platform/runtime/ids.ts'
import { auditEntries } from '#testing/audit.ts'
import { aPostCase } from '#testing/cases.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { caseCardKey, caseKey } from '../items/case.items.ts'
import { handler } from './escalate-case.ts'

const POLICE = { authority: 'police', name: 'Polizei Berlin', reference: '261127-0815' } as const

const escalate = ({ token }: Pick<TestMember, 'token'>, id: string, body: object = POLICE) =>
  call(handler, escalateCase, { token, params: { id }, body })

describe('an escalation', () => {
  it('makes the case urgent and records time, authority and file number', async () => {
    const { item } = await aPostCase()
    const moderator = await aModerator()
    const { status, json } = await escalate(moderator, item.caseId)
    expect(status).toBe(200)
    expect(json).toEqual({ escalations: [{ ...POLICE, at: expect.any(String) as string }] })
    expect(await stored(caseKey(item.caseId))).toMatchObject({
      isUrgent: true,
      escalations: [{ ...POLICE, by: moderator.id }],
    })
    expect(await stored(caseCardKey({ ...item, isUrgent: false }))).toBeNull()
    expect(await stored(caseCardKey({ ...item, isUrgent: true }))).toMatchObject({
      escalations: [{ name: 'Polizei Berlin' }],
      reports: 1,
    })
    const entry = (await auditEntries()).find(({ objectId }) => objectId === item.caseId)
    expect(entry).toMatchObject({ act: 'escalate', kind: 'case', category: 'police' })
    expect(JSON.stringify(entry)).not.toContain(POLICE.reference)
  })

  it('adds up, with a second authority of an urgent case', async () => {
    const { item } = await aPostCase({ isUrgent: true, categories: { life: 1 } })
    const moderator = await aModerator()
    await escalate(moderator, item.caseId)
    const { json } = await escalate(moderator, item.caseId, {
      authority: 'federal-police',
      name: 'BKA, Zentrale Meldestelle',
      reference: '',
    })
    expect(json).toMatchObject({ escalations: [{ authority: 'police' }, { reference: '' }] })
  })

  it('keeps both of two that are recorded at once, and refuses an eleventh', async () => {
    const { item } = await aPostCase()
    const moderators = [await aModerator(), await aModerator()]
    const answers = await Promise.all(moderators.map((one) => escalate(one, item.caseId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await stored(caseKey(item.caseId)))?.escalations).toHaveLength(2)
    const record = { ...POLICE, at: new Date().toISOString(), by: newId() }
    const full = await aPostCase({ escalations: Array.from({ length: 10 }, () => record) })
    expect((await escalate(await aModerator(), full.item.caseId)).status).toBe(409)
  })

  it('needs the name of the authority, and a moderator', async () => {
    const { item } = await aPostCase()
    const { status } = await escalate(await aModerator(), item.caseId, { ...POLICE, name: '' })
    expect(status).toBe(400)
    expect((await escalate(await aMember(), item.caseId)).status).toBe(403)
  })
})
