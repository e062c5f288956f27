import { emptyQueues } from '#testing/work-queues.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { put, write } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { finishExport, requestExport } from '#testing/data-export.ts'
import { objectsBelow } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { dataExportKey, type DataExportItem } from '../items/export.items.ts'
import { handler } from './remove-export-files.ts'

const deliver = deliverTo('remove-export-files', handler)

let member: TestMember
let ready: DataExportItem

const item = async (): Promise<DataExportItem> => {
  const found = await stored(dataExportKey(member.id))
  if (!found) throw new Error('No export')
  return found
}

const kinds = async () =>
  (await objectsBelow(`exports/${member.id}`)).map((key) => key.split('/').slice(3).join('/'))

beforeEach(async () => {
  member = await aMember()
  await requestExport(member)
  await finishExport()
  ready = await item()
})

afterEach(emptyQueues)

it('removes the pages once the archive is ready, and keeps the archive', async () => {
  const running = { ...ready, state: 'running' as const }
  await deliver(changeRecord(running, ready))
  await deliver(changeRecord(running, ready))
  expect(await kinds()).toEqual(['archive-1.zip'])
})

it('removes everything when the item expires, when the export failed, and when another replaces it', async () => {
  await deliver(changeRecord(ready, null))
  expect(await kinds()).toEqual([])
  await write(put(ready))
  await requestExport(member)
  const next = await item()
  await finishExport()
  await deliver(changeRecord(ready, next))
  expect(await kinds()).toHaveLength(2)
  const failed: DataExportItem = { ...next, state: 'failed' }
  await deliver(changeRecord(next, failed))
  expect(await kinds()).toEqual([])
})
