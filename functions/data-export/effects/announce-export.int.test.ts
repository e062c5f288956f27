import { mailsTo } from '#testing/mailbox.ts'
import { beforeEach, expect, it } from 'vitest'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aRunningExport, asReady } from '#testing/data-exports.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { readActivities, readUnread } from '#testing/notifications.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { dataExportKey, type DataExportItem } from '../items/export.items.ts'
import { handler } from './announce-export.ts'

const deliver = deliverTo('announce-export', handler)

let member: TestMember
let email: string
let running: DataExportItem
let ready: DataExportItem

beforeEach(async () => {
  member = await aMember()
  const { id } = member
  email = `${id.toLowerCase()}@example.org`
  running = aRunningExport(id)
  ready = asReady(running)
  await putAll([{ ...privateKey(id), confirmedEmail: email }, ready])
})

it('mails once where to fetch a finished export, and gives no access', async () => {
  for (let count = 0; count < 3; count++) await deliver(changeRecord(running, ready))
  const [mail = '', ...more] = mailsTo(email)
  expect(more).toEqual([])
  expect(mail).toContain('/deine-daten#export')
  expect(mail).toContain('29. November 2026 um 12:00 Uhr')
  expect(mail).not.toMatch(/Signature|exports\//)
})

it('mails nothing to an address that waits for its confirmation', async () => {
  await putAll([{ ...privateKey(member.id), email }])
  await deliver(changeRecord(running, ready))
  expect(mailsTo(email)).toEqual([])
})

it('notifies once of a finished export, at the time of its end', async () => {
  for (let count = 0; count < 3; count++) await deliver(changeRecord(running, ready))
  const { exportId: id, availableUntil, updatedAt } = ready
  expect(await readActivities(member)).toMatchObject([
    { type: 'export', dataExport: { id, outcome: 'ready', availableUntil }, createdAt: updatedAt },
  ])
  expect(await readUnread(member)).toEqual({ likes: 0, comments: 1 })
})

it('notifies once of a failed export, and mails nothing', async () => {
  const failed: DataExportItem = { ...running, state: 'failed', failure: 'interrupted' }
  await putAll([failed])
  for (let count = 0; count < 3; count++) await deliver(changeRecord(running, failed))
  const { exportId: id } = failed
  expect(await readActivities(member)).toMatchObject([
    { type: 'export', dataExport: { id, outcome: 'failed', availableUntil: null } },
  ])
  expect(mailsTo(email)).toEqual([])
})

it('announces no running and no replaced export', async () => {
  const next: DataExportItem = { ...running, step: 2 }
  const replaced: DataExportItem = { ...ready, exportId: newId() }
  await deliver(changeRecord(running, next), changeRecord(running, replaced))
  expect(mailsTo(email)).toEqual([])
  expect(await readActivities(member)).toEqual([])
})

it('writes nothing for an account that was deleted meanwhile', async () => {
  await remove(dataExportKey(member.id))
  await deliver(changeRecord(running, ready))
  expect(await storedUnder(`NOTIFY#${member.id}`)).toEqual([])
})
