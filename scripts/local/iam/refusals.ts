import { randomUUID } from 'node:crypto'
import type { Refusal } from './guard.ts'

export interface RefusedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const JSON_CODES = {
  denied: 'AccessDeniedException',
  'unknown key': 'UnrecognizedClientException',
  'no key': 'MissingAuthenticationTokenException',
} as const

const QUERY_CODES = {
  denied: 'AccessDenied',
  'unknown key': 'InvalidClientTokenId',
  'no key': 'MissingAuthenticationToken',
} as const

const OBJECT_CODES = {
  denied: 'AccessDenied',
  'unknown key': 'InvalidAccessKeyId',
  'no key': 'AccessDenied',
} as const

const typed = (code: string, message: string): string =>
  JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message, message })

const JSON_1_0 = { 'content-type': 'application/x-amz-json-1.0' }

const NO_ROOM = 'The disk is full.'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** DynamoDB answers 400 for what it does not allow. */
export const refusedByDynamoDb = ({ reason, message }: Refusal): RefusedAnswer => ({
  status: 400,
  headers: JSON_1_0,
  body: typed(JSON_CODES[reason], message),
})

export const refusedBySqs = ({ reason, message }: Refusal): RefusedAnswer => ({
  status: 403,
  headers: { ...JSON_1_0, 'x-amzn-query-error': `${QUERY_CODES[reason]};Sender` },
  body: typed(JSON_CODES[reason], message),
})

export const refusedBySns = ({ reason, message }: Refusal): RefusedAnswer => {
  const code = reason === 'denied' ? 'AuthorizationError' : QUERY_CODES[reason]
  return {
    status: 403,
    headers: { 'content-type': 'text/xml' },
    body: `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  }
}

export const refusedByS3 = ({ reason, message }: Refusal): RefusedAnswer => ({
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${OBJECT_CODES[reason]}</Code><Message>${escaped(message)}</Message></Error>`,
})

/** A service that cannot store anything now; functions then answer 503 with Retry-After. */
export const withoutRoom = (): RefusedAnswer => ({
  status: 503,
  headers: JSON_1_0,
  body: typed('ServiceUnavailable', NO_ROOM),
})

export const withoutRoomByS3 = (): RefusedAnswer => ({
  status: 503,
  headers: { 'content-type': 'application/xml', connection: 'close', 'retry-after': '5' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>SlowDown</Code><Message>${NO_ROOM}</Message></Error>`,
})

/** The services with paths of their own: SES and Bedrock. */
export const refusedByRestJson = ({ reason, message }: Refusal): RefusedAnswer => ({
  status: 403,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': JSON_CODES[reason] },
  body: JSON.stringify({ message }),
})
