import { log } from '#platform/runtime/logger.ts'

/** What API Gateway passes to the function of a route; only what ours read. */
export interface LiveEvent {
  readonly requestContext: { readonly connectionId: string }
  /** On `$connect` only. */
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null
  /** On `$default` only. */
  readonly body?: string | null
  readonly isBase64Encoded?: boolean
}

interface LiveAnswer {
  readonly statusCode: number
}

/** On `$connect` any other status refuses the connection. */
export const OK: LiveAnswer = { statusCode: 200 }
export const REFUSED: LiveAnswer = { statusCode: 401 }

const FAILED: LiveAnswer = { statusCode: 500 }

/** The handler of a route of the live channel. A failure is logged; the browser connects again or polls. */
export const liveRoute =
  (handle: (event: LiveEvent) => Promise<LiveAnswer>) =>
  async (event: LiveEvent): Promise<LiveAnswer> => {
    try {
      return await handle(event)
    } catch (error) {
      log.error('live route failed', error, { connectionId: event.requestContext.connectionId })
      return FAILED
    }
  }
