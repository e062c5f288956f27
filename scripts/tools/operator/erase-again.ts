import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { namesOf } from '#infra/names.ts'
import type { StageConfig } from '#infra/stages.ts'
import { erasureItems, newErasure, newReceiptNumber } from '#functions/auth/erasure-state/index.ts'

const NOTES = 'erased/'
/** Of an ARN. */
const ACCOUNT = 4

/** The ids of the members who were deleted in the last 50 days, from the notes outside of the table. */
export const readErased = async (s3: S3Client, Bucket: string): Promise<readonly string[]> => {
  const ids: string[] = []
  let ContinuationToken: string | undefined
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: NOTES, ContinuationToken }),
    )
    ids.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(NOTES.length)))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
  return ids
}

/** Makes each of them due now in a restored table; no sign-in cancels it. Repeating it starts them anew. */
export const eraseAgain = async (
  db: DynamoDBDocumentClient,
  TableName: string,
  memberIds: readonly string[],
): Promise<void> => {
  for (const memberId of memberIds) {
    const fresh = newErasure(memberId, newReceiptNumber())
    const again = { ...fresh, dueAt: fresh.requestedAt, isFinal: true as const }
    const { erasure, due, receipt } = erasureItems(again)
    for (const item of [erasure, due, receipt])
      await db.send(new PutCommand({ TableName, Item: { ...item } }))
  }
}

/** The same on AWS, with the credentials of the operator. Returns how many. */
export const eraseAgainInRegion = async (
  { region, name }: StageConfig,
  tableName: string,
): Promise<number> => {
  const s3 = new S3Client({ region })
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  try {
    const { Table } = await db.send(new DescribeTableCommand({ TableName: tableName }))
    const account = Table?.TableArn?.split(':')[ACCOUNT] ?? ''
    const memberIds = await readErased(s3, namesOf(name, account).media)
    await eraseAgain(db, tableName, memberIds)
    return memberIds.length
  } finally {
    s3.destroy()
    db.destroy()
  }
}
