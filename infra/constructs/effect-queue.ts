import { Construct } from 'constructs'
import type { EffectWorker } from '../catalogue/catalogue.ts'
import type { FunctionContext } from './product-function.ts'
import { QueueFunction } from './queue-function.ts'
import { WorkQueue } from './work-queue.ts'

export interface EffectQueueProps extends FunctionContext {
  readonly worker: EffectWorker
}

const TIMEOUT_SECONDS = 30
/** A backlog must not take the table away from members who wait for an answer. */
const MAX_AT_ONCE = 10

/** The longest description that Lambda accepts. */
const MAX_DESCRIPTION = 256

/** The events, or only their entities when there are too many. */
const descriptionOf = (events: readonly string[]): string => {
  const all = `On ${events.join(', ')}`
  if (all.length <= MAX_DESCRIPTION) return all
  return `On ${[...new Set(events.map((event) => event.split('.')[0]))].join(', ')}`
}

/** A consumer of domain events: its queue and the function that processes it. */
export class EffectQueue extends Construct {
  readonly worker: EffectWorker
  readonly work: WorkQueue

  constructor(scope: Construct, id: string, { worker, ...context }: EffectQueueProps) {
    super(scope, id)
    const { name, effect } = worker
    const timeoutSeconds = effect.timeoutSeconds ?? TIMEOUT_SECONDS
    this.worker = worker
    this.work = new WorkQueue(this, 'Work', { stage: context.stage, worker: name, timeoutSeconds })
    new QueueFunction(this, 'Function', {
      ...context,
      work: this.work,
      access: effect,
      description: descriptionOf(effect.listens),
      timeoutSeconds,
      maxConcurrency: MAX_AT_ONCE,
      ...(effect.batchSize !== undefined && { batchSize: effect.batchSize }),
    })
  }
}
