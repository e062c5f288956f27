import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Access } from '#platform/access.ts'
import { allow } from './grants.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'
import type { WorkQueue } from './work-queue.ts'

export interface QueueFunctionProps extends FunctionContext {
  readonly work: WorkQueue
  readonly access: Access
  readonly description: string
  readonly timeoutSeconds: number
  readonly batchSize?: number
  readonly maxConcurrency: number
}

const BATCH_SIZE = 10

/** The function that processes a queue; only failed messages return to it. */
export class QueueFunction extends Construct {
  constructor(scope: Construct, id: string, props: QueueFunctionProps) {
    super(scope, id)
    const { queue, worker: name } = props.work
    const worker = new ProductFunction(this, 'Worker', {
      ...props,
      name,
      statements: [
        allow(
          ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          [queue.queueArn],
        ),
      ],
    })
    const source = new EventSourceMapping(this, 'Source', {
      target: worker.lambda,
      eventSourceArn: queue.queueArn,
      batchSize: props.batchSize ?? BATCH_SIZE,
      reportBatchItemFailures: true,
      maxConcurrency: props.maxConcurrency,
    })
    source.node.addDependency(worker.role)
  }
}
