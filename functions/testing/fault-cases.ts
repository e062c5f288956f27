import {
  corrupted,
  gzipped,
  plainAnswer,
  reset,
  resetInBody,
  serviceError,
  shortBody,
  type WireFault,
} from './wire-faults.ts'

export interface Outcome {
  /** The error's name; `connection` for every failure of the network. */
  readonly error: string
  readonly isTransient: boolean
  readonly attempts: number
}

export interface FaultCase {
  readonly fault: WireFault
  readonly expected: Outcome
  /** What the SDK does, where we decided otherwise. */
  readonly sdk?: Outcome
}

const thrice = (error: string): Outcome => ({ error, isTransient: true, attempts: 3 })
const once = (error: string): Outcome => ({ error, isTransient: false, attempts: 1 })
const CONNECTION = thrice('connection')
const SUCCESS = { ...once('none'), attempts: 1 }

const named = (status: number, name: string, expected: Outcome): [string, FaultCase] => [
  name,
  { fault: serviceError(status, name), expected },
]

const throttling = (name: string): [string, FaultCase] => named(400, name, thrice(name))
const failure = (status: number, name: string): [string, FaultCase] =>
  named(status, name, thrice(name))
const refusal = (name: string): [string, FaultCase] => named(400, name, once(name))

/** Faults of single answers, each with the outcome of a call that always meets it. */
export const FAULT_CASES: readonly [string, FaultCase][] = [
  ['a reset before the answer', { fault: reset, expected: CONNECTION }],
  ['a reset in the body', { fault: resetInBody, expected: CONNECTION }],
  ['a body shorter than its length', { fault: shortBody, expected: CONNECTION }],
  [
    '500 with HTML',
    { fault: plainAnswer(500, '<html>'), expected: thrice('Unknown'), sdk: thrice('SyntaxError') },
  ],
  ['500 without a body', { fault: plainAnswer(500, ''), expected: thrice('Unknown') }],
  [
    '502 with HTML',
    { fault: plainAnswer(502, '<html>'), expected: thrice('Unknown'), sdk: thrice('SyntaxError') },
  ],
  ['503 without a body', { fault: plainAnswer(503, ''), expected: thrice('Unknown') }],
  ['429 without a body', { fault: plainAnswer(429, ''), expected: thrice('Unknown') }],
  ['413 without a body', { fault: plainAnswer(413, ''), expected: once('Unknown') }],
  [
    '403 with HTML',
    { fault: plainAnswer(403, '<html>'), expected: once('Unknown'), sdk: once('SyntaxError') },
  ],
  ['a redirect', { fault: plainAnswer(301, '', { location: '/' }), expected: once('Unknown') }],
  failure(500, 'InternalServerError'),
  failure(500, 'InternalFailure'),
  failure(503, 'ServiceUnavailable'),
  failure(500, 'SomethingNewException'),
  throttling('ProvisionedThroughputExceededException'),
  throttling('ThrottlingException'),
  throttling('RequestLimitExceeded'),
  throttling('LimitExceededException'),
  throttling('TransactionInProgressException'),
  refusal('ExpiredTokenException'),
  refusal('UnrecognizedClientException'),
  refusal('InvalidSignatureException'),
  refusal('AccessDeniedException'),
  refusal('ValidationException'),
  refusal('ResourceNotFoundException'),
  refusal('IdempotentParameterMismatchException'),
  // The SDK never compares the checksum, and takes an empty answer for a missing item.
  ['a wrong checksum', { fault: corrupted, expected: CONNECTION, sdk: SUCCESS }],
  ['an empty answer', { fault: plainAnswer(200, ''), expected: CONNECTION, sdk: SUCCESS }],
  [
    'half of the JSON',
    { fault: plainAnswer(200, '{"Item":{"PK"'), expected: CONNECTION, sdk: once('SyntaxError') },
  ],
  [
    'a page of a proxy',
    { fault: plainAnswer(200, '<html>'), expected: CONNECTION, sdk: once('SyntaxError') },
  ],
  ['a compressed answer', { fault: gzipped, expected: CONNECTION, sdk: once('SyntaxError') }],
]
