import {
  ContinuousBackupsUnavailableException,
  DynamoDBClient,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ResourceNotFoundException,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TableSettings } from '#infra/table-settings.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { resumeAudit } from './audit/resume-audit.ts'

const MAX_WAIT_SECONDS = 300

/**
 * Gives a restored table what a restore leaves out, so that CloudFormation can adopt it: an import changes nothing,
 * and a later deployment sees no difference. Can be repeated.
 *
 * @throws ExpectedProblem while the restore is running
 */
export const completeRestoredTable = async (
  client: DynamoDBClient,
  settings: TableSettings,
): Promise<void> => {
  const table = await restoredTable(client, settings)
  await protect(client, table, settings)
  await enableStream(client, table, settings)
  await enableTimeToLive(client, settings)
  await enableRecovery(client, settings)
  const Tags = Object.entries(settings.tags).map(([Key, Value]) => ({ Key, Value }))
  await client.send(new TagResourceCommand({ ResourceArn: table.TableArn, Tags }))
}

/** The same on AWS, with the credentials of the operator. */
export const completeInRegion = async (region: string, settings: TableSettings): Promise<void> => {
  const client = new DynamoDBClient({ region })
  try {
    await completeRestoredTable(client, settings)
  } finally {
    client.destroy()
  }
}

/** Continues the audit log of the restored table. Returns what a backup left incomplete. */
export const resumeInRegion = async (
  region: string,
  tableName: string,
): Promise<readonly string[]> => {
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region }))
  try {
    return await resumeAudit({ db, tableName, place: region, whenMissing: '' })
  } finally {
    db.destroy()
  }
}

const restoredTable = async (
  client: DynamoDBClient,
  { tableName }: TableSettings,
): Promise<TableDescription> => {
  const { Table } = await client
    .send(new DescribeTableCommand({ TableName: tableName }))
    .catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
      throw new ExpectedProblem(
        `There is no table ${tableName}. Restore it first, see docs/runbook.md.`,
      )
    })
  if (Table?.TableStatus !== 'ACTIVE')
    throw new ExpectedProblem(
      `${tableName} is not ready (${String(Table?.TableStatus)}). Try again when the restore has ended.`,
    )
  return Table
}

const protect = async (
  client: DynamoDBClient,
  { DeletionProtectionEnabled }: TableDescription,
  { tableName: TableName, deletionProtection }: TableSettings,
): Promise<void> => {
  if (DeletionProtectionEnabled === deletionProtection) return
  const change = { TableName, DeletionProtectionEnabled: deletionProtection }
  await client.send(new UpdateTableCommand(change))
  await untilActive(client, TableName)
}

const enableStream = async (
  client: DynamoDBClient,
  { StreamSpecification }: TableDescription,
  { tableName: TableName }: TableSettings,
): Promise<void> => {
  if (StreamSpecification?.StreamEnabled === true) return
  const wanted = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: wanted }))
  await untilActive(client, TableName)
}

const enableTimeToLive = async (
  client: DynamoDBClient,
  { tableName: TableName, timeToLiveAttribute: AttributeName }: TableSettings,
): Promise<void> => {
  const { TimeToLiveDescription: current } = await client.send(
    new DescribeTimeToLiveCommand({ TableName }),
  )
  if (current?.TimeToLiveStatus?.startsWith('ENABL') === true) return
  const TimeToLiveSpecification = { Enabled: true, AttributeName }
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
}

const enableRecovery = async (
  client: DynamoDBClient,
  { tableName: TableName, recoveryDays }: TableSettings,
): Promise<void> => {
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: recoveryDays,
  }
  await client
    .send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }))
    .catch((error: unknown) => {
      if (!(error instanceof ContinuousBackupsUnavailableException)) throw error
      throw new ExpectedProblem(
        `DynamoDB is still preparing backups of ${TableName}. Run this command again in a minute.`,
      )
    })
}

const untilActive = (client: DynamoDBClient, TableName: string) =>
  waitUntilTableExists({ client, maxWaitTime: MAX_WAIT_SECONDS, minDelay: 1 }, { TableName })
