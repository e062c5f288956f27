import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Access } from '#platform/access.ts'
import { allow } from './grants.ts'
import type { Queues, WorkQueue } from './work-queue.ts'

const RIGHTS = ['send', 'inspect', 'redrive'] as const

const workOf = (queues: Queues, worker: string): WorkQueue => {
  const work = queues.get(worker)
  if (!work) throw new Error(`No functions/*/access.ts has a worker called ${worker}.`)
  return work
}

/** Permissions for the queues that an access names. */
export const queueGrants = (access: Access, queues: Queues): readonly PolicyStatement[] => {
  const named = (right: (typeof RIGHTS)[number]) =>
    (access[right] ?? []).map((worker) => workOf(queues, worker))
  return [
    ...named('send').map(({ queue }) => allow(['sqs:SendMessage'], [queue.queueArn])),
    ...named('inspect').map(({ queue, failed }) =>
      allow(['sqs:GetQueueAttributes'], [queue.queueArn, failed.queueArn]),
    ),
    ...named('redrive').flatMap(({ queue, failed }) => [
      allow(
        [
          'sqs:ReceiveMessage',
          'sqs:DeleteMessage',
          'sqs:ChangeMessageVisibility',
          'sqs:GetQueueAttributes',
        ],
        [failed.queueArn],
      ),
      allow(['sqs:SendMessage'], [queue.queueArn]),
    ]),
  ]
}

/** The URLs of those queues, by worker name. */
export const queueEnvironment = (access: Access, queues: Queues): Record<string, string> => {
  const workers = new Set(RIGHTS.flatMap((right) => access[right] ?? []))
  if (workers.size === 0) return {}
  const addresses = [...workers].map((worker) => {
    const { queue, failed } = workOf(queues, worker)
    return [worker, { url: queue.queueUrl, failedUrl: failed.queueUrl }] as const
  })
  return { QUEUES: JSON.stringify(Object.fromEntries(addresses)) }
}
