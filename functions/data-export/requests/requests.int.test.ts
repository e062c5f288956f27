import { emptyQueues, takeBodies, workOnce, workQueues } from '#testing/work-queues.ts'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataExport, type DataExportState } from '#shared/api/data-export.ts'
import { sessionKey } from '#platform/identity/session.items.ts'
import { get, update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { addressOfFile, downloaded, finishExport, requestExport } from '#testing/data-export.ts'
import { usePresigned } from '#testing/grants.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { bucket } from '../../uploads/media-bucket.ts'
import { archiveKey } from '../items/export-objects.ts'
import { dataExportKey } from '../items/export.items.ts'
import { handler as exportData } from '../work/export-data.ts'
import { handler as showState } from './data-export.ts'

const HOUR_MS = 60 * 60 * 1000

let member: TestMember

beforeEach(async () => {
  member = await aMember()
})

afterEach(emptyQueues)

const shown = async (): Promise<DataExportState> =>
  (await call(showState, dataExport, { token: member.token })).json

const change = (set: object) => write(update(dataExportKey(member.id), { set }))

const letSignInAge = ({ token }: TestMember) =>
  write(
    update(sessionKey(token), {
      set: { authenticatedAt: new Date(Date.now() - HOUR_MS).toISOString() },
    }),
  )

const queued = () => takeBodies(workQueues['export-data'].url)

describe('requestDataExport', () => {
  it('starts an export and returns its progress and files', async () => {
    expect(await shown()).toEqual({ state: 'none' })
    const { status, json } = await requestExport(member)
    expect(status).toBe(202)
    expect(json).toMatchObject({ state: 'running', phase: 'reading', entries: 0, kindsDone: 0 })
    await workOnce('export-data', exportData)
    expect(await shown()).toMatchObject({ state: 'running', phase: 'packing' })
    await finishExport()
    const ready = await shown()
    expect(ready).toMatchObject({ state: 'ready', files: [{}] })
    const hours = ready.state === 'ready' ? Date.parse(ready.availableUntil) - Date.now() : 0
    expect(hours / HOUR_MS).toBeCloseTo(48, 0)
  })

  it('returns the running export to a second request, and queues it again', async () => {
    await requestExport(member)
    await queued()
    const { exportId } = (await stored(dataExportKey(member.id))) ?? {}
    await requestExport(member)
    expect(await queued()).toEqual([{ memberId: member.id, exportId, step: 0 }])
  })

  it('starts one export for concurrent requests', async () => {
    await Promise.all([requestExport(member), requestExport(member), requestExport(member)])
    const ids = (await queued()).map((message) => (message as { exportId: string }).exportId)
    expect(new Set(ids).size).toBe(1)
  })

  it('returns 403 when the sign-in is too old', async () => {
    await letSignInAge(member)
    const { status, json } = await requestExport(member)
    expect({ status, json }).toMatchObject({ status: 403, json: { code: 'stale_sign_in' } })
    expect(await queued()).toEqual([])
  })

  it('returns 429 for the fourth request of a day', async () => {
    for (let request = 0; request < 3; request++)
      expect((await requestExport(member)).status).toBe(202)
    expect((await requestExport(member)).status).toBe(429)
  })

  it('replaces an export that was not touched for 45 minutes', async () => {
    await requestExport(member)
    await change({ updatedAt: new Date(Date.now() - HOUR_MS).toISOString() })
    expect(await shown()).toMatchObject({ state: 'failed', reason: 'interrupted' })
    const { json } = await requestExport(member)
    expect(json).toMatchObject({ state: 'running' })
  })
})

describe('downloadDataExport', () => {
  it('gives an address of the file that works without a session', async () => {
    await requestExport(member)
    await finishExport()
    const files = await downloaded(member)
    expect([...files.keys()]).toContain('index.html')
    const item = await get(dataExportKey(member.id), { consistent: true })
    if (!item) throw new Error('No export')
    const Key = archiveKey(item, 1)
    usePresigned('downloadDataExport', new GetObjectCommand({ Bucket: bucket(), Key }))
  })

  it('returns 404 to others, before the export is ready, and for a file that does not exist', async () => {
    expect((await addressOfFile(member)).status).toBe(404)
    await requestExport(member)
    expect((await addressOfFile(member)).status).toBe(404)
    await finishExport()
    expect((await addressOfFile(member, 2)).status).toBe(404)
    expect((await addressOfFile(await aMember())).status).toBe(404)
  })

  it('returns 403 when the sign-in is too old', async () => {
    await requestExport(member)
    await finishExport()
    await letSignInAge(member)
    expect((await addressOfFile(member)).status).toBe(403)
  })

  it('returns 410 after 48 hours, when the state is expired', async () => {
    await requestExport(member)
    await finishExport()
    await change({ availableUntil: new Date(Date.now() - 1).toISOString() })
    expect((await addressOfFile(member)).status).toBe(410)
    expect(await shown()).toMatchObject({ state: 'expired' })
  })
})
