import { join } from 'node:path'
import type { DynamoDBRecord, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { loadDomains } from '../../source-files.ts'
import { toMessage } from '../../events/to-message.ts'
import { deliverTo } from '../changes.ts'
import { handlerOf } from '../handlers.ts'

type EffectHandler = (event: SQSEvent) => Promise<SQSBatchResponse>

const domains = await loadDomains(join(import.meta.dirname, '../..'))

const listeners = domains.flatMap(({ access }) =>
  Object.entries(access.effects ?? {}).map(([name, { listens }]) => ({ name, listens })),
)

const effects = new Map(
  await Promise.all(
    listeners.map(async ({ name }) => [name, (await handlerOf(name)) as EffectHandler] as const),
  ),
)

const nameIn = (record: DynamoDBRecord): string | undefined => toMessage(record)?.name

/** Delivers each change to every effect that listens to it. @throws Error naming an effect that fails */
export const runEffects = async (records: readonly DynamoDBRecord[]): Promise<void> => {
  for (const record of records) {
    const name = nameIn(record)
    for (const { name: effect, listens } of listeners)
      if (name !== undefined && (listens as readonly string[]).includes(name))
        await deliver(effect, record)
  }
}

const deliver = async (effect: string, record: DynamoDBRecord): Promise<void> => {
  const handler = effects.get(effect)
  if (!handler) throw new Error(`No effect ${effect}.`)
  try {
    await deliverTo(effect, handler)(record)
  } catch (cause) {
    throw new Error(`${effect} fails on ${JSON.stringify(record.dynamodb)}`, { cause })
  }
}
