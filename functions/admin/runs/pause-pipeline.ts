import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { pausePipeline } from '#shared/api/pipeline.ts'
import { SWITCH_KEY } from '../../pipeline/run-state/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { db } from '#platform/table/table.ts'

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
