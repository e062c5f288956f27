import { describe, expect, it } from 'vitest'
import { isConflict, isTransient } from './transient.ts'

const named = (name: string, more: object = {}): Error =>
  Object.assign(new Error('no'), { name, ...more })

const cancelled = (...codes: string[]): Error =>
  named('TransactionCanceledException', {
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

describe('isConflict', () => {
  it('is true when another write or a hot item cancelled the transaction', () => {
    expect(isConflict(cancelled('None', 'TransactionConflict'))).toBe(true)
    expect(isConflict(cancelled('ThrottlingError'))).toBe(true)
    expect(isConflict(named('TransactionConflictException'))).toBe(true)
  })

  it('is false for conditions, invalid items and other errors', () => {
    expect(isConflict(cancelled('None', 'ConditionalCheckFailed'))).toBe(false)
    expect(isConflict(cancelled('ValidationError'))).toBe(false)
    expect(isConflict(named('TransactionCanceledException'))).toBe(false)
    expect(isConflict('TransactionConflict')).toBe(false)
  })
})

describe('isTransient', () => {
  it('finds throttling, broken connections and what caused an error', () => {
    expect(isTransient(named('ThrottlingException'))).toBe(true)
    expect(isTransient(named('Error', { code: 'ECONNRESET' }))).toBe(true)
    expect(isTransient(new Error('x', { cause: named('TimeoutError') }))).toBe(true)
    expect(isTransient(new AggregateError([named('Error', { code: 'ETIMEDOUT' })]))).toBe(true)
    expect(isTransient(cancelled('TransactionConflict'))).toBe(true)
  })

  it.each([429, 500, 502, 503, 504])('is true for an answer %i without a known name', (status) => {
    expect(isTransient(named('SyntaxError', { $metadata: { httpStatusCode: status } }))).toBe(true)
  })

  it('is false for errors that a later try meets again', () => {
    expect(isTransient(named('ValidationException'))).toBe(false)
    expect(isTransient(named('Unknown', { $metadata: { httpStatusCode: 413 } }))).toBe(false)
    expect(isTransient(undefined)).toBe(false)
  })
})
