import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: z._default(z.boolean(), true),
  BatchSize: z._default(z.number(), 10),
  BisectBatchOnFunctionError: z._default(z.boolean(), false),
  MaximumRetryAttempts: z._default(z.number(), -1),
  MaximumRecordAgeInSeconds: z._default(z.number(), -1),
  FilterCriteria: z._default(
    z.object({ Filters: z._default(z.array(z.object({ Pattern: z.string() })), []) }),
    { Filters: [] },
  ),
  FunctionResponseTypes: z._default(z.array(z.string()), []),
  DestinationConfig: z.optional(
    z.object({ OnFailure: z.optional(z.object({ Destination: z.string() })) }),
  ),
  ScalingConfig: z.optional(z.object({ MaximumConcurrency: z.optional(z.number()) })),
})

export interface EventSourceMapping {
  readonly id: string
  readonly sourceArn: string
  readonly functionName: string
  readonly batchSize: number
  readonly bisect: boolean
  /** Infinity when the template sets no limit. */
  readonly retries: number
  readonly maxAgeSeconds: number
  readonly patterns: readonly unknown[]
  readonly reportsFailures: boolean
  readonly onFailure: string | undefined
  readonly concurrency: number
}

const DEFAULT_CONCURRENCY = 5
const unlimited = (value: number) => (value < 0 ? Infinity : value)

export const eventSourceMappings = (deployment: Deployment): readonly EventSourceMapping[] =>
  deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ name, properties }) => ({ id: name, mapping: Mapping.parse(properties) }))
    .filter(({ mapping }) => mapping.Enabled)
    .map(({ id, mapping }) => ({
      id,
      sourceArn: mapping.EventSourceArn,
      functionName: /function:([^:/]+)/.exec(mapping.FunctionName)?.[1] ?? mapping.FunctionName,
      batchSize: mapping.BatchSize,
      bisect: mapping.BisectBatchOnFunctionError,
      retries: unlimited(mapping.MaximumRetryAttempts),
      maxAgeSeconds: unlimited(mapping.MaximumRecordAgeInSeconds),
      patterns: mapping.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown),
      reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      onFailure: mapping.DestinationConfig?.OnFailure?.Destination,
      concurrency: mapping.ScalingConfig?.MaximumConcurrency ?? DEFAULT_CONCURRENCY,
    }))

const BatchResponse = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
})

/** The identifiers that a function reported as failed; none for any other answer. */
export const reportedFailures = (
  mapping: EventSourceMapping,
  answer: string,
): readonly string[] => {
  if (!mapping.reportsFailures) return []
  const response = BatchResponse.safeParse(JSON.parse(answer))
  return response.success
    ? response.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
    : []
}
