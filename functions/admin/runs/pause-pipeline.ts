import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pausePipeline } from '../../../shared/api/pipeline.ts'
import { SWITCH_KEY } from '../../pipeline/ledger/index.ts'
import { isoNow } from '../../platform/clock.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/logger.ts'
import { db } from '../../platform/table.ts'

export const handler = endpoint(pausePipeline, async ({ memberId, body: { paused } }) => {
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: SWITCH_KEY,
      UpdateExpression: 'SET paused = :paused, changedBy = :member, changedAt = :now',
      ExpressionAttributeValues: { ':paused': paused, ':member': memberId, ':now': isoNow() },
    }),
  )
  log.info(paused ? 'pipeline paused' : 'pipeline goes on', { memberId })
  return { paused }
})
