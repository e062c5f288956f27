import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Effect } from '#platform/access.ts'

type Handler = (event: SQSEvent) => Promise<SQSBatchResponse>

/** The event of a message; undefined when it is none, which no effect listens to. */
const eventIn = (body: string): unknown => {
  try {
    return (JSON.parse(body) as { name?: unknown } | null)?.name
  } catch {
    return undefined
  }
}

/**
 * The handler of a queue that several effects of a domain share: each gets the messages that it listens to, one effect
 * after the other. When one of them fails on a message, or none listens to it, it returns to the queue, and all that
 * listen get it again.
 * @throws Error when the handlers are not those that the access file names for this queue
 */
export const sharedQueue = (
  queue: string,
  effects: Readonly<Record<string, Effect>> | undefined,
  handlers: Readonly<Record<string, Handler>>,
): Handler => {
  const sharers = Object.entries(effects ?? {}).filter(([, effect]) => effect.queue === queue)
  const named = sharers.map(([name]) => name).sort()
  if (named.join() !== Object.keys(handlers).sort().join())
    throw new Error(`The effects of the queue ${queue} are ${named.join(', ')}.`)

  return async ({ Records }) => {
    const events = Records.map(({ body }) => eventIn(body))
    const done = new Set<string>()
    const failed = new Set<string>()
    for (const [name, { listens }] of sharers) {
      const wanted: ReadonlySet<unknown> = new Set(listens)
      const own = Records.filter((_, index) => wanted.has(events[index]))
      const answer = own.length > 0 && (await handlers[name]?.({ Records: own }))
      if (!answer) continue
      for (const { messageId } of own) done.add(messageId)
      for (const { itemIdentifier } of answer.batchItemFailures) failed.add(itemIdentifier)
    }
    return {
      batchItemFailures: Records.filter(
        ({ messageId }) => failed.has(messageId) || !done.has(messageId),
      ).map(({ messageId }) => ({ itemIdentifier: messageId })),
    }
  }
}
