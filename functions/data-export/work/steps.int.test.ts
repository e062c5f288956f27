import { AsyncLocalStorage } from 'node:async_hooks'
import { emptyQueues, sendRaw, takeBodies, workOnce, workQueues } from '#testing/work-queues.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberKey } from '#platform/identity/member.items.ts'
import { update, write } from '#platform/table/index.ts'
import { downloaded, entriesIn, finishExport, requestExport } from '#testing/data-export.ts'
import { hasObject, objectsBelow } from '#testing/media.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { archiveKey } from '../items/export-objects.ts'
import { dataExportKey } from '../items/export.items.ts'
import { handler } from './export-data.ts'
import { aroundTable } from '#testing/table-calls.ts'

let member: TestMember

beforeEach(async () => {
  member = await aMember()
})

afterEach(async () => {
  vi.restoreAllMocks()
  undo()
  await emptyQueues()
})

let undo = (): void => undefined

// What the test does must not count as an act of the worker.
const outsideOfFunctions = AsyncLocalStorage.snapshot()

/** The first update of a step takes the lease, the second stores what it did. */
const removeBeforeUpdate = (number: number): void => {
  let updates = 0
  undo = aroundTable(async (next, operation, input) => {
    if (operation === 'UpdateItem' && ++updates === number)
      await outsideOfFunctions(() => remove(dataExportKey(member.id)))
    return next(operation, input)
  })
}

const state = async () => {
  const item = await stored(dataExportKey(member.id))
  if (!item) throw new Error('No export')
  return item
}

describe('a step', () => {
  const message = async () => {
    const { exportId, step } = await state()
    return JSON.stringify({ memberId: member.id, exportId, step })
  }

  it('is done once however often and late its message arrives, and the chain goes on', async () => {
    await aPost(member)
    await requestExport(member)
    const first = await message()
    for (let copy = 0; copy < 3; copy++) await sendRaw(workQueues['export-data'].url, first)
    await finishExport()
    await sendRaw(workQueues['export-data'].url, first)
    await finishExport()
    const { archives, step } = await state()
    expect(archives).toHaveLength(1)
    expect(step).toBe(2)
    expect(entriesIn(await downloaded(member), 'posts')).toHaveLength(1)
  })

  it('is queued again when the worker died between the step and the next message', async () => {
    await requestExport(member)
    const first = await message()
    await workOnce('export-data', handler)
    expect(await takeBodies(workQueues['export-data'].url)).toHaveLength(1)
    await sendRaw(workQueues['export-data'].url, first)
    await finishExport()
    expect((await state()).state).toBe('ready')
  })

  it('is taken over from a worker that died inside of it', async () => {
    await aPost(member)
    await requestExport(member)
    const died = { leasedUntil: Date.now() - 1, holder: 'dead' }
    await write(update(dataExportKey(member.id), { set: died }))
    await finishExport()
    expect(entriesIn(await downloaded(member), 'posts')).toHaveLength(1)
  })

  it('waits for a worker that is still inside of it', async () => {
    await requestExport(member)
    const alive = { leasedUntil: Date.now() + 60_000, holder: 'alive' }
    await write(update(dataExportKey(member.id), { set: alive }))
    await finishExport()
    expect((await state()).step).toBe(0)
  })

  it('fails the export after five failures, and a new request starts another', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await aPost(member)
    await requestExport(member)
    await workOnce('export-data', handler)
    const { exportId } = await state()
    await write(
      update(dataExportKey(member.id), { set: { packing: { page: 0, packed: 0 }, pages: 7 } }),
    )
    for (let tries = 0; tries < 6; tries++) await workOnce('export-data', handler)
    expect(await state()).toMatchObject({ state: 'failed', failure: 'interrupted' })
    expect(await takeBodies(workQueues['export-data'].failedUrl)).toHaveLength(1)
    await requestExport(member)
    await finishExport()
    const again = await state()
    expect(again.state).toBe('ready')
    expect(again.exportId).not.toBe(exportId)
    expect(await hasObject(archiveKey(again, 1))).toBe(true)
  })

  it('ends with a reason when the account is gone, and writes nothing more', async () => {
    await requestExport(member)
    await remove(memberKey(member.id))
    await finishExport()
    const item = await state()
    expect(item).toMatchObject({ state: 'failed', failure: 'account_gone' })
    expect(await objectsBelow(`exports/${member.id}`)).toEqual([])
  })

  it.each(['page', 'archive'])(
    'leaves no %s when the erasure of the account removes its item while it writes',
    async (written) => {
      await aPost(member)
      await requestExport(member)
      if (written === 'archive') await workOnce('export-data', handler)
      const before = await objectsBelow(`exports/${member.id}`)
      removeBeforeUpdate(2)
      await finishExport()
      undo()
      expect(await stored(dataExportKey(member.id))).toBeNull()
      expect(await objectsBelow(`exports/${member.id}`)).toEqual(before)
    },
  )

  it('writes no item when the erasure of the account removed it meanwhile', async () => {
    await requestExport(member)
    await remove(dataExportKey(member.id))
    await finishExport()
    expect(await stored(dataExportKey(member.id))).toBeNull()
    expect(await objectsBelow(`exports/${member.id}`)).toEqual([])
  })
})
