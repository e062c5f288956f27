import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListTagsOfResourceCommand,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stages } from '../../infra/stages.ts'
import { tableSettings } from '../../infra/table-settings.ts'
import { resumeAudit } from '../tools/operator/audit/resume-audit.ts'
import { verifyAudit } from '../tools/operator/audit/verify-audit.ts'
import { carryOut } from '../tools/operator/change-member.ts'
import { completeRestoredTable } from '../tools/operator/restored-table.ts'
import { runCloud, type LocalCloud } from './cloud.ts'
import { freePort } from '#testing/free-port.ts'
import { writeProduct } from './testing/product-assembly.ts'
import { dynamoDbAt, restoreTable, startWithBackups } from './testing/restore.ts'

const before = stages.dev
/** As in prod, which keeps its data. */
const after = { ...before, tableGeneration: 2, keepsData: true }
const PASSWORD = 'geheim-geheim-geheim'

const directory = mkdtempSync(join(tmpdir(), 'restore-'))
const assemblies = { before: join(directory, 'before'), after: join(directory, 'after') }
let cloud: LocalCloud | undefined

beforeAll(async () => {
  await writeProduct({ [assemblies.before]: before, [assemblies.after]: after })
})

afterAll(async () => {
  await cloud?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const start = async (assembly: string): Promise<LocalCloud> =>
  runCloud({
    assembly,
    stage: before.name,
    siteOrigin: before.siteOrigin,
    port: await freePort(),
    directory: join(directory, 'state'),
    say: () => undefined,
  })

const call = async (method: string, path: string, token = '', content?: object) => {
  const response = await fetch(`${cloud?.url ?? ''}${path}`, {
    method,
    headers: { 'x-auth-token': token, ...(content && { 'content-type': 'application/json' }) },
    ...(content && { body: JSON.stringify(content) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const signIn = async (username: string): Promise<string> => {
  const credentials = { username, password: PASSWORD }
  const { body } = await call('POST', '/api/auth/login', '', credentials)
  return String(body['authToken'])
}

const register = async (username: string): Promise<string> => {
  const member = { username, password: PASSWORD, displayName: username }
  await call('POST', '/api/auth/register', '', member)
  return signIn(username)
}

const post = async (token: string, content: string): Promise<string> =>
  String((await call('POST', '/api/community/posts', token, { content })).body['id'])

const status = async (token: string, id: string): Promise<number> =>
  (await call('GET', `/api/community/posts/${id}`, token)).status

const auditTable = (endpoint: string, tableName: string) => ({
  db: DynamoDBDocumentClient.from(dynamoDbAt(endpoint)),
  tableName,
  place: 'the test',
  whenMissing: '',
})

/** An act of an operator before the backup is in the restored log, which continues with the restore. */
const restoreAudit = async (endpoint: string, tableName: string): Promise<void> => {
  const table = auditTable(endpoint, tableName)
  expect(await verifyAudit(table)).toMatchObject({ entries: 1, findings: [] })
  expect(await resumeAudit(table)).toEqual([])
  expect(await verifyAudit(table)).toMatchObject({
    entries: 2,
    findings: [],
    last: { act: 'restore', kind: 'table', role: 'operator', objectId: tableName },
  })
  table.db.destroy()
}

/** The written steps of docs/runbook.md; the import itself needs CloudFormation. */
const restore = async (endpoint: string): Promise<void> => {
  const settings = tableSettings(after)
  const backups = await startWithBackups(endpoint)
  const client = dynamoDbAt(backups.endpoint)
  try {
    await restoreTable(client, tableSettings(before).tableName, settings.tableName)
    await restoreAudit(backups.endpoint, settings.tableName)
    await completeRestoredTable(client, settings)
    await completeRestoredTable(client, settings)
    const TableName = settings.tableName
    const { Table } = await client.send(new DescribeTableCommand({ TableName }))
    expect(Table).toMatchObject({
      DeletionProtectionEnabled: true,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    })
    const ttl = await client.send(new DescribeTimeToLiveCommand({ TableName }))
    expect(ttl.TimeToLiveDescription).toEqual({
      TimeToLiveStatus: 'ENABLED',
      AttributeName: 'expiresAt',
    })
    const tags = await client.send(new ListTagsOfResourceCommand({ ResourceArn: Table?.TableArn }))
    expect(tags.Tags).toContainEqual({ Key: 'stage', Value: 'dev' })
    expect(backups.enabled).toEqual(new Map([[TableName, 35]]))
  } finally {
    client.destroy()
    await backups.stop()
  }
}

it(
  'continues on a restored table: members, posts and the stream',
  { timeout: 1_500_000, tags: ['measure'] },
  async () => {
    cloud = await start(assemblies.before)
    const author = await register('anna')
    await register('bert')
    const kept = await post(author, 'Vor der Sicherung.')
    const table = auditTable(cloud.dynamoEndpoint, cloud.tableName)
    await carryOut({ name: 'role', username: 'anna', role: 'moderator' }, table)
    await restore(cloud.dynamoEndpoint)
    const lost = await post(author, 'Nach der Sicherung.')
    await cloud.stop()

    cloud = await start(assemblies.after)
    expect(cloud.tableName).toBe('hoellenlaerm-dev-2')
    const reader = await signIn('bert')
    expect(await status(reader, kept)).toBe(200)
    expect(await status(reader, lost)).toBe(404)

    await post(reader, 'Hörst du das, @anna?')
    const again = await signIn('anna')
    await vi.waitFor(
      async () => {
        const { body } = await call('GET', '/api/notifications/unread-counts', again)
        expect(body['comments']).toBeGreaterThanOrEqual(1)
      },
      { timeout: 60_000, interval: 500 },
    )
  },
)
