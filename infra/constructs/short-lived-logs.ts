import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'

const RETENTION = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
} as const

/** A log group with the stage's retention, deleted with its stack. */
export const shortLivedLogs = (
  scope: Construct,
  stage: StageConfig,
  logGroupName?: string,
): LogGroup =>
  new LogGroup(scope, 'Logs', {
    ...(logGroupName && { logGroupName }),
    retention: RETENTION[stage.logRetentionDays],
    removalPolicy: RemovalPolicy.DESTROY,
  })
