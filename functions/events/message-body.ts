import type { EventMessage } from './domain-event.ts'

const REFUSED_BY_SQS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON of characters that every queue accepts. */
export const queueJson = (value: unknown): string =>
  JSON.stringify(value).replace(REFUSED_BY_SQS, escape)

/**
 * The event as JSON that every queue accepts: SQS refuses some characters that members may write,
 * and a refused message would block the whole shard of the stream.
 */
export const messageBody = (message: EventMessage): string => queueJson(message)
