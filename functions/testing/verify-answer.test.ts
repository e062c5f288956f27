import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract.ts'
import { verifyAnswer } from './verify-answer.ts'

const createThing = contract({
  id: 'createThing',
  method: 'POST',
  path: '/api/things',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Create a thing',
  response: z.object({ id: z.string(), parts: z.array(z.object({ size: z.int() })) }),
  status: 201,
  errors: ['conflict'],
})

const file = contract({
  id: 'readFile',
  method: 'GET',
  path: '/api/file',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Read a file',
  answers: 'bytes',
  response: z.string(),
  errors: ['gone'],
})
const polledFile = contract({ ...file, polled: true })
const address = contract({ ...file, answers: 'redirect' })

const thing = { id: 'a', parts: [{ size: 1 }] }

const errorBody = (code: string) => ({ message: 'Nein.', error: 'Nein.', code, requestId: 'r' })

const verify = (status: number, json: unknown) => () => verifyAnswer(createThing, { status, json })

describe('verifyAnswer', () => {
  it('accepts the declared success and the declared and implied errors', () => {
    expect(verify(201, thing)).not.toThrow()
    expect(verify(409, errorBody('conflict'))).not.toThrow()
    expect(verify(401, errorBody('unauthenticated'))).not.toThrow()
  })

  it.each([
    ['another status', 200, thing],
    ['a missing field', 201, { id: 'a' }],
    ['a field of another type', 201, { ...thing, id: 1 }],
    ['an extra field', 201, { ...thing, secret: true }],
    ['an extra field in a nested element', 201, { ...thing, parts: [{ size: 1, secret: true }] }],
    ['a 304 although nothing is polled', 304, null],
    ['an undeclared error', 404, errorBody('not_found')],
    ['an error with the status of another', 400, errorBody('conflict')],
    ['an error with an extra field', 409, { ...errorBody('conflict'), stack: 'at …' }],
    ['an error without a body', 500, null],
  ])('rejects %s', (_name, status, json) => {
    expect(verify(status, json)).toThrow('breaks its contract')
  })
})

const PRIVATE = { 'cache-control': 'no-store' }
const PNG = { ...PRIVATE, 'content-type': 'image/png' }
const POLLED_PNG = {
  'cache-control': 'private, no-cache',
  'content-type': 'image/png',
  etag: '"a"',
}
const ELSEWHERE = { ...PRIVATE, location: 'https://media.example/' }

describe('verifyAnswer of contracts that do not answer JSON', () => {
  it('accepts a file, a redirect, and their errors', () => {
    expect(() => {
      verifyAnswer(file, { status: 200, json: null, headers: PNG })
      verifyAnswer(polledFile, { status: 200, json: null, headers: POLLED_PNG })
      verifyAnswer(address, { status: 302, json: null, headers: ELSEWHERE })
      verifyAnswer(file, { status: 410, json: errorBody('gone') })
    }).not.toThrow()
  })

  it.each([
    ['a file that caches may keep', file, 200, null, { 'content-type': 'image/png' }],
    ['a file with an ETag', file, 200, null, { ...PNG, etag: '"a"' }],
    ['a polled file without an ETag', polledFile, 200, null, PNG],
    ['a polled file that is not private', polledFile, 200, null, { ...POLLED_PNG, ...PRIVATE }],
    ['a file without a type', file, 200, null, PRIVATE],
    ['JSON', file, 200, 'text', PNG],
    ['a redirect without an address', address, 302, null, PRIVATE],
    ['a redirect with another status', address, 200, null, ELSEWHERE],
  ] as const)('rejects %s', (_name, contract, status, json, headers) => {
    expect(() => verifyAnswer(contract, { status, json, headers })).toThrow('breaks its contract')
  })
})

const text = contract({
  ...createThing,
  response: z.object({ isAiGenerated: z.boolean() }),
  status: 200,
})
const marked = contract({
  ...text,
  aiText: { mode: 'ai-originated', only: { isAiGenerated: true } },
})
const MARK = { 'ai-disclosure': 'mode=ai-originated' }

describe('verifyAnswer of text by a model', () => {
  const verifyText =
    (one: typeof text, isAiGenerated: boolean, headers = {}) =>
    () =>
      verifyAnswer(one, { status: 200, json: { isAiGenerated }, headers })

  it('accepts the mark where the contract says so, and only there', () => {
    expect(verifyText(marked, true, MARK)).not.toThrow()
    expect(verifyText(marked, false)).not.toThrow()
    expect(verifyText(text, false)).not.toThrow()
  })

  it.each([
    ['a forgotten mark', marked, true, {}],
    ['a mark of another mode', marked, true, { 'ai-disclosure': 'mode=none' }],
    ['a mark on text of people', marked, false, MARK],
    ['text of a model whose contract does not say so', text, true, {}],
    ['a mark without a contract that says so', text, false, MARK],
  ])('rejects %s', (_name, one, isAiGenerated, headers) => {
    expect(verifyText(one, isAiGenerated, headers)).toThrow('breaks its contract')
  })
})
