import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { appealCardKey, appealKey, putAppeal } from '#functions/appeals/items/index.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { statementKey } from '#functions/cases/items/index.ts'
import { transact } from '#platform/table/index.ts'
import { env } from '#platform/runtime/env.ts'
import { entriesOf } from '#testing/audit.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { carryOut, describeMember } from './change-member.ts'
import { localTable } from './members-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const runtime = { url: 'http://localhost:8080', tableName: env.tableName }
writeFileSync(
  join(folder, 'runtime.json'),
  JSON.stringify({ ...runtime, dynamoEndpoint: inject('dynamoEndpoint') }),
)
const table = localTable(folder)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const reasons = {
  facts: 'Du hast drei gefälschte Tickets verkauft.',
  rule: '§ 263 StGB',
  why: 'Wer dafür bezahlt, bekommt nichts.',
}

test('suspends with a statement and an entry in the audit log, and lifts both', async () => {
  const { id, username } = await aMember()
  const command = { name: 'suspend', username, days: 7, reasons } as const
  const [entry] = await entriesOf(() => carryOut(command, table))
  expect(entry).toMatchObject({ act: 'suspend', role: 'operator', objectId: id })
  const member = await carryOut({ name: 'show', username }, table)
  expect(describeMember(member)).toContain('  suspended 20')
  const key = statementKey(member.restrictedBy ?? '')
  expect(await stored(key)).toMatchObject({
    memberId: id,
    measure: 'suspend',
    facts: reasons.facts,
    ground: { kind: 'law', rule: reasons.rule, explanation: reasons.why },
  })
  const [lifted] = await entriesOf(() => carryOut({ name: 'lift', username }, table))
  expect(lifted).toMatchObject({ act: 'lift', objectId: id })
  const end = proofEndsAt(new Date().toISOString())
  expect(await stored(key)).toMatchObject({ outcome: 'lifted', expiresAt: end })
  await expect(carryOut({ name: 'lift', username }, table)).rejects.toThrow('not suspended')
})

test('ends the sessions of a member with an entry in the audit log', async () => {
  const { id, username } = await aMember()
  const command = { name: 'end-sessions', username, reason: 'lost-device' } as const
  const [entry] = await entriesOf(() => carryOut(command, table))
  expect(entry).toMatchObject({
    act: 'end-sessions',
    role: 'operator',
    objectId: id,
    category: 'lost-device',
  })
  const member = await carryOut({ name: 'show', username }, table)
  expect(member).toHaveProperty('sessionsEndedAt')
  expect(member).not.toHaveProperty('restrictedBy')
})

test('suspends no admin who is the only one', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const admin = (username: string) => ({ name: 'role', username, role: 'admin' }) as const
  await carryOut(admin(one.username), table)
  const command = { name: 'suspend', username: one.username, days: 7, reasons } as const
  await expect(carryOut(command, table)).rejects.toThrow('the only admin')
  await carryOut(admin(other.username), table)
  await carryOut(command, table)
  const rest = { ...command, username: other.username }
  await expect(carryOut(rest, table)).rejects.toThrow('the only admin')
})

test('lifts every suspension, and decides an open appeal', async () => {
  const { id, username } = await aMember()
  const command = { name: 'suspend', username, days: 7, reasons } as const
  const { restrictedBy = '' } = await carryOut(command, table)
  await carryOut({ ...command, days: 1 }, table)
  const target = { kind: 'profile', targetId: id } as const
  const { appeal, card } = putAppeal({
    ...target,
    appealId: restrictedBy,
    subjectId: restrictedBy,
    origin: 'author',
    memberId: id,
    authorId: id,
    measure: 'suspend',
    excerpt: '',
    firstDecidedBy: 'operator',
    at: new Date().toISOString(),
    text: 'Das war ein anderer, ehrlich.',
  })
  await transact({ appeal, card })
  const member = await carryOut({ name: 'lift', username }, table)
  expect(member).not.toHaveProperty('restrictedBy')
  expect(member).not.toHaveProperty('otherRestrictions')
  expect(await stored(appealKey({ subjectId: restrictedBy }))).toMatchObject({
    state: 'decided',
    decision: 'lift',
  })
  expect(await stored(appealCardKey(restrictedBy))).toBeNull()
})

test('ends no account of the staff', async () => {
  const { username } = await aMember({ role: 'admin' })
  const end = { name: 'end', username, reasons } as const
  await expect(carryOut(end, table)).rejects.toThrow('Take the role first')
})
