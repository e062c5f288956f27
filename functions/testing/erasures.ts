import type { DynamoDBRecord, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { inject } from 'vitest'
import { env } from '#platform/runtime/env.ts'
import type { Stored } from '#platform/table/index.ts'
import { ITEM_KINDS, kindFinder } from '../privacy/catalogue/index.ts'
import { changeRecord, deliverBodies, deliverTo } from './changes.ts'
import { withGrantsOf } from './grants.ts'
import { handlerOf } from './handlers.ts'
import { recordChanges } from './hostile/record-changes.ts'
import { runEffects } from './hostile/run-effects.ts'
import { memberPaths } from './member-paths.ts'
import { scanAll } from './table.ts'
import { recordSuccess } from './usage.ts'

type Handler = (event: SQSEvent) => Promise<SQSBatchResponse>

const kindOf = kindFinder(ITEM_KINDS)

export const allItems = (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  scanAll(inject('dynamoEndpoint'), env.tableName)

/** Runs the effects of changes, then those of what they changed, until nothing changes any more. */
export const settleEffects = async (changes: readonly DynamoDBRecord[]): Promise<void> => {
  let records = changes
  while (records.length > 0) ({ changes: records } = await recordChanges(() => runEffects(records)))
}

const TRACED = new Set([
  'Band',
  'BandRevision',
  'BandProposal',
  'BandClaim',
  'ContactMessage',
  'Held',
])

/** Scenes store items without their events; this delivers those that leave traces. */
export const traceAll = async (): Promise<void> => {
  const deliver = deliverTo('note-traces', (await handlerOf('note-traces')) as Handler)
  for (const item of await allItems())
    if (TRACED.has(String(item['entity'])))
      await deliver(changeRecord(null, item as unknown as Stored))
}

/** One delivery of the job, with its grants only. @throws Error when it fails */
export const deliverErasure = async (memberId: string): Promise<void> => {
  const handler = await handlerOf('erase-member')
  const { batchItemFailures } = await withGrantsOf('erase-member', () =>
    deliverBodies(handler as Handler, JSON.stringify({ memberId })),
  )
  if (batchItemFailures.length > 0) throw new Error('The job failed.')
  recordSuccess('erase-member')
}

/** Where the table still holds the id although the catalogue does not argue it away. */
export const leftOvers = async (memberId: string): Promise<readonly string[]> =>
  (await allItems()).flatMap((item) => {
    const key = { PK: String(item['PK']), SK: String(item['SK']) }
    const kind = kindOf(key)
    const by = kind?.personal?.erased.by
    if (by === 'keep' || by === 'expiry') return []
    return memberPaths(item, new Set([memberId]))
      .filter((path) => kind?.personal?.remains?.[path] === undefined)
      .map((path) => `${kind?.name ?? 'unknown'} ${path}: ${key.PK} / ${key.SK}`)
  })
