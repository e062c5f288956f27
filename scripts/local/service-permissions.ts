import * as z from 'zod/mini'
import type { AccessRequest } from '#testing/iam/policy.ts'
import type { Deployment } from './deployment.ts'
import { accessKeyOf } from './iam/access-keys.ts'
import { assertAllowed, type Permissions } from './iam/guard.ts'
import { eventSourceMappings, type EventSourceMapping } from './sources/mapping.ts'

const Schedule = z.object({ Target: z.object({ Arn: z.string(), RoleArn: z.string() }) })

const QUEUE_ACTIONS = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']

const STREAM_ACTIONS = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
]

/**
 * Checks what AWS checks when it creates event source mappings: that the role of the function can read the source.
 * Roles of schedules, which AWS checks only when one is due, must be able to invoke their target.
 * @throws ExpectedProblem
 */
export const assertServicesMayCall = (deployment: Deployment, permissions: Permissions): void => {
  for (const mapping of eventSourceMappings(deployment))
    assertAllowed(permissions, accessKeyOf(mapping.functionName), sourceAccess(mapping))
  for (const { properties } of deployment.ofType('AWS::Scheduler::Schedule')) {
    const { Arn, RoleArn } = Schedule.parse(properties).Target
    const invoke = { action: 'lambda:InvokeFunction', resource: Arn }
    assertAllowed(permissions, accessKeyOf(RoleArn), [invoke])
  }
}

const sourceAccess = ({ sourceArn, onFailure }: EventSourceMapping): readonly AccessRequest[] => {
  const actions = sourceArn.startsWith('arn:aws:sqs:') ? QUEUE_ACTIONS : STREAM_ACTIONS
  return [
    ...actions.map((action) => ({ action, resource: sourceArn })),
    ...(onFailure === undefined ? [] : failureAccess(onFailure)),
  ]
}

/** A bucket receives the records themselves, a queue only the report. */
const failureAccess = (destination: string): readonly AccessRequest[] =>
  destination.startsWith('arn:aws:s3:::')
    ? [
        { action: 's3:PutObject', resource: `${destination}/aws/lambda/any` },
        { action: 's3:ListBucket', resource: destination },
      ]
    : [{ action: 'sqs:SendMessage', resource: destination }]
