import { QUEUE_RIGHTS } from '#platform/grants.ts'
import type { Access } from '#platform/access.ts'
import type { Queues, WorkAddress } from './work-queue.ts'

const workOf = (queues: Queues, worker: string): WorkAddress => {
  const work = queues.get(worker)
  if (!work) throw new Error(`No functions/*/access.ts has a worker called ${worker}.`)
  return work
}

export const queueArns = (queues: Queues, worker: string) => {
  const { queue, failed } = workOf(queues, worker)
  return { arn: queue.queueArn, failedArn: failed.queueArn }
}

/** The URLs of the queues that an access names, by worker. */
export const queueEnvironment = (access: Access, queues: Queues): Record<string, string> => {
  const workers = new Set(QUEUE_RIGHTS.flatMap((right) => access[right] ?? []))
  if (workers.size === 0) return {}
  const addresses = [...workers].map((worker) => {
    const { queue, failed } = workOf(queues, worker)
    return [worker, { url: queue.queueUrl, failedUrl: failed.queueUrl }] as const
  })
  return { QUEUES: JSON.stringify(Object.fromEntries(addresses)) }
}
