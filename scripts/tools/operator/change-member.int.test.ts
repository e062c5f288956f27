import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { env } from '#platform/runtime/env.ts'
import { auditEntries, entriesOf } from '#testing/audit.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { carryOut, describeMember } from './change-member.ts'
import { explain } from './explain.ts'
import { localTable } from './members-table.ts'

const folders: string[] = []

const folderWith = (dynamoEndpoint: string, tableName: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  folders.push(folder)
  const runtime = { url: 'http://localhost:8080', dynamoEndpoint, tableName }
  writeFileSync(join(folder, 'runtime.json'), JSON.stringify(runtime))
  return folder
}

const table = localTable(folderWith(inject('dynamoEndpoint'), env.tableName))

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('lists who may decide about appeals, and nobody else', async () => {
  const { id, username } = await aMember()
  const listed = async () => (await stored(STAFF_KEY))?.memberIds?.has(id) ?? false
  await carryOut({ name: 'role', username, role: 'reviewer' }, table)
  expect(await listed()).toBe(true)
  await carryOut({ name: 'role', username, role: 'member' }, table)
  expect(await listed()).toBe(false)
})

test('changes the role without a new version of the public profile', async () => {
  const { username } = await aMember({ username: 'Schmied' })
  const change = { name: 'role', username: 'schmied', role: 'admin' } as const
  const [entry] = await entriesOf(() => carryOut(change, table))
  const admin = await carryOut({ name: 'show', username: 'schmied' }, table)
  expect(entry).toMatchObject({
    role: 'operator',
    act: 'role',
    kind: 'member',
    objectId: admin.memberId,
    detail: 'admin',
  })
  expect(admin).toMatchObject({ username, role: 'admin', version: 1 })
  const member = await carryOut({ name: 'role', username: 'SCHMIED', role: 'member' }, table)
  expect(member).toMatchObject({ role: 'member', version: 1 })
})

test('raises the version with the mark, so that the texts of the member are updated', async () => {
  const { username } = await aMember()
  const marked = await carryOut({ name: 'verify', username }, table)
  expect(marked).toMatchObject({ isVerified: true, version: 2 })
  const unmarked = await carryOut({ name: 'unverify', username }, table)
  expect(unmarked).toMatchObject({ isVerified: false, version: 3 })
  expect(describeMember(await carryOut({ name: 'show', username }, table))).toContain(
    'verified  no',
  )
})

test('throws and creates no member when the username is unknown', async () => {
  const before = await auditEntries()
  await expect(carryOut({ name: 'verify', username: 'niemand' }, table)).rejects.toThrow(
    'There is no member "niemand" in the local cloud at http://localhost:8080.',
  )
  expect(await auditEntries()).toEqual(before)
})

test('explains in a sentence when the local cloud is not running', async () => {
  const nowhere = join(tmpdir(), 'operator-nowhere')
  expect(() => localTable(nowhere)).toThrow('The local cloud is not running.')
  const gone = localTable(folderWith('http://127.0.0.1:9', env.tableName))
  const error: unknown = await carryOut({ name: 'show', username: 'x' }, gone).catch(
    (e: unknown) => e,
  )
  expect(explain(error, gone)).toContain('The local cloud is not running.')
  const empty = localTable(folderWith(inject('dynamoEndpoint'), 'no-such-table'))
  const missing: unknown = await carryOut({ name: 'show', username: 'x' }, empty).catch(
    (e: unknown) => e,
  )
  expect(explain(missing, empty)).toContain('The local cloud is not running.')
})
