import './model.ts'
import './work-queues.ts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { Contract } from '#shared/api/contract.ts'
import { ErrorBody } from '#shared/api/errors.ts'
import { contracts } from '#shared/api/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, type Called, type CallOptions } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, newToken } from './members.ts'

const all: readonly Contract[] = contracts
const handlers = new Map(
  await Promise.all(all.map(async ({ id }) => [id, await handlerOf(id)] as const)),
)

const send = (contract: Contract, options: CallOptions): Promise<Called> =>
  call(handlers.get(contract.id), contract, options)

/** Well-formed parameters that name nothing. */
const unknownParams = (contract: Contract): Record<string, string> =>
  contract.path.includes('comments/{id}') ? { id: `${newId()}-${newId()}` } : { id: newId() }

const ROLES = ['member', 'reviewer', 'moderator', 'admin'] as const

const tokens = Object.fromEntries(
  await Promise.all(ROLES.map(async (role) => [role, (await aMember({ role })).token] as const)),
)

/** Of one member for each role: what is refused changes nothing. */
const tokenFor = ({ caller }: Contract): string | undefined => tokens[caller]

const expectRefusal = (answer: Called): void => {
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.status, 'refused for another reason').not.toBe(429)
  const body = ErrorBody.parse(answer.json)
  expect(body.message).toBe(body.error)
  expect(body.message).toMatch(/[a-zäöüß]{3}/)
  expect(body.message).not.toMatch(/invalid|error|undefined|expected/i)
}

describe.each(all.filter(({ caller }) => caller !== 'public').map((one) => [one.id, one] as const))(
  '%s returns 401 or 403',
  (_, contract) => {
    it.each([
      ['no token', undefined],
      ['an unknown token', newToken()],
      ['a token in capitals', newToken().toUpperCase()],
      ['JSON for a token', '{"token":"x"}'],
      ['a token of 100 KB', 'a'.repeat(100_000)],
    ])('for %s', async (_name, token) => {
      const answer = await send(contract, { token, params: unknownParams(contract) })
      expect(answer.status).toBe(401)
      expectRefusal(answer)
    })

    it('for members without the role', async () => {
      const lower = ROLES.filter(
        (_role, index) => index < ROLES.findIndex((one) => one === contract.caller),
      )
      for (const role of lower) {
        const answer = await send(contract, {
          token: tokens[role],
          params: unknownParams(contract),
        })
        expect(answer.status).toBe(403)
        expectRefusal(answer)
      }
    })
  },
)

const JSON_TYPE = { 'content-type': 'application/json' }

const HOSTILE_BODIES: readonly (readonly [string, CallOptions])[] = [
  ['malformed JSON', { rawBody: '{"a":', headers: JSON_TYPE }],
  ['an array', { rawBody: '[1,2]', headers: JSON_TYPE }],
  ['null', { rawBody: 'null', headers: JSON_TYPE }],
  ['a number', { rawBody: '1e999', headers: JSON_TYPE }],
  ['a megabyte', { body: { content: 'x'.repeat(1024 * 1024) } }],
  ['a hundred thousand brackets', { rawBody: '['.repeat(50_000), headers: JSON_TYPE }],
  ['another content type', { rawBody: '<xml/>', headers: { 'content-type': 'text/xml' } }],
  ['bytes that are no text', { rawBody: Buffer.from([0xff, 0xfe, 0, 0x80]), headers: JSON_TYPE }],
]

describe.each(all.filter(({ body }) => body).map((one) => [one.id, one] as const))(
  '%s refuses',
  (_, contract) => {
    it.each(HOSTILE_BODIES)('%s', async (_name, options) => {
      const token = tokenFor(contract)
      expectRefusal(await send(contract, { token, params: unknownParams(contract), ...options }))
    })
  },
)

const HOSTILE_PARAMS = [
  '',
  '..',
  '../../etc/passwd',
  "' OR 1=1 --",
  '\u0000',
  '🤘',
  'x'.repeat(5000),
  '~PINS',
]

describe.each(all.filter(({ params }) => params).map((one) => [one.id, one] as const))(
  '%s refuses in its path',
  (_, contract) => {
    it.each(HOSTILE_PARAMS)('%j', async (id) => {
      expectRefusal(await send(contract, { token: tokenFor(contract), params: { id } }))
    })
  },
)

const fieldsOf = ({ query }: Contract): readonly string[] =>
  Object.keys((query as z.ZodMiniObject | undefined)?.shape ?? {})

describe.each(all.filter(({ query }) => query).map((one) => [one.id, one] as const))(
  '%s survives in its query',
  (_, contract) => {
    it.each(HOSTILE_PARAMS.filter((text) => text !== ''))('%j', async (text) => {
      const names = fieldsOf(contract)
      const query = Object.fromEntries(names.map((name) => [name, text]))
      const params = unknownParams(contract)
      const answer = await send(contract, { token: tokenFor(contract), params, query })
      if (names.includes('cursor')) expectRefusal(answer)
      else expect(answer.status).toBeLessThan(500)
    })
  },
)
