import '../model.ts'
import '../stage-model.ts'
import '../work-queues.ts'
import { describe, expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import type { Contract } from '#shared/api/contract.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { AUTH, PROFILE } from './account.ts'
import { COMMUNITY } from './community.ts'
import { CONTENT } from './content.ts'
import { ADMIN, MESSAGES } from './messages.ts'
import { NOTICES } from './notices.ts'
import type { Specified, SpecifiedCall } from './specified.ts'

const SPECIFIED = [AUTH, PROFILE, NOTICES, CONTENT, COMMUNITY, MESSAGES, ADMIN].flat()

const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}')

const contractOf = ({ method, path }: Specified): Contract => {
  const found = contracts.find(
    (one) => one.method === method && shapeOf(one.path) === shapeOf(path),
  )
  if (!found) throw new Error(`No endpoint answers ${method} ${path}.`)
  return found
}

type Change = (fields: Record<string, unknown>) => Record<string, unknown>

const changed = ({ query, body, ...rest }: SpecifiedCall, change: Change): SpecifiedCall => ({
  ...rest,
  ...(query && { query: change(query) as Record<string, string> }),
  ...(body && { body: change(body) }),
})

const send = async (specified: Specified, change: Change) => {
  const contract = contractOf(specified)
  const options = changed(await specified.prepare(), change)
  const answer = await call(await handlerOf(contract.id), contract, options)
  expect(answer.status, answer.text).toBe(contract.status ?? 200)
  return answer.json as unknown
}

const withEmpty =
  (names: readonly string[], empty: unknown): Change =>
  (fields) => ({
    ...fields,
    ...Object.fromEntries(names.map((name) => [name, empty])),
  })

const without =
  (names: readonly string[]): Change =>
  (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

describe.each(SPECIFIED)('$method $path', (specified) => {
  const { optional = [], answer = [] } = specified

  it('takes every field, and answers with what is described', async () => {
    const json = await send(specified, (fields) => fields)
    for (const one of Array.isArray(json) ? (json as object[]) : [json])
      for (const name of answer) expect(one).toHaveProperty(name)
  })

  it('takes optional fields that are null, empty or left out', async () => {
    const changes = optional.length === 0 ? [] : [null, ''].map((one) => withEmpty(optional, one))
    for (const change of [...changes, without(optional)]) await send(specified, change)
  })

  it('takes a field that nobody knows', async () => {
    await send(specified, (fields) => ({ ...fields, gibtEsNicht: 'x' }))
  })
})
