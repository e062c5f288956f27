import '../model.ts'
import '../push.ts'
import '../stage-model.ts'
import '../work-queues.ts'
import { describe, expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { successStatus, type Contract } from '#shared/api/contract.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { multipart } from '../multipart-builder.ts'
import { AUTH, PROFILE } from './account.ts'
import { COMMUNITY } from './community.ts'
import { CONTENT } from './content.ts'
import { MESSAGES } from './messages.ts'
import { NOTICES } from './notices.ts'
import { ADMIN } from './staff.ts'
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

type Fields = Readonly<Record<string, unknown>>
type Change = (fields: Fields) => Fields

/** A GET has its fields in the query, every other call in the body. */
const changed = ({ query, body, ...rest }: SpecifiedCall, isGet: boolean, change: Change) =>
  isGet
    ? { ...rest, query: change({ ...query }) as Record<string, string> }
    : { ...rest, body: change({ ...body }) }

const isNamed = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined

/** A form has no null: a browser leaves the field out. */
const asForm = ({ body = {}, file, ...rest }: SpecifiedCall) => {
  if (!file) return { ...rest, body }
  const fields = Object.entries(body).filter(isNamed) as [string, string][]
  return { ...rest, ...multipart(Object.fromEntries(fields), file) }
}

const withoutBody = ({ body, file, ...rest }: SpecifiedCall) =>
  body || file ? asForm({ ...rest, ...(body && { body }), ...(file && { file }) }) : rest

const send = async (specified: Specified, change?: Change) => {
  const contract = contractOf(specified)
  const written = await specified.prepare()
  const options = change ? changed(written, contract.method === 'GET', change) : written
  const answer = await call(await handlerOf(contract.id), contract, withoutBody(options))
  expect(answer.status, answer.text).toBe(successStatus(contract))
  return answer.json as unknown
}

const withEach =
  (names: readonly string[], value: unknown): Change =>
  (fields) => ({ ...fields, ...Object.fromEntries(names.map((name) => [name, value])) })

const without =
  (names: readonly string[]): Change =>
  (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

describe.each(SPECIFIED)('$method $path', (specified) => {
  it('takes every field, and answers with what is described', async () => {
    const json = await send(specified)
    for (const one of Array.isArray(json) ? (json as object[]) : [json])
      for (const name of specified.answer ?? []) expect(one).toHaveProperty(name)
  })

  it('ignores an unknown field', async () => {
    await send(specified, withEach(['gibtEsNicht'], 'x'))
  })
})

describe.each(SPECIFIED.filter(({ optional }) => optional))('$method $path', (specified) => {
  const { optional = [] } = specified

  it.each([
    ['null', withEach(optional, null)],
    ['empty', withEach(optional, '')],
    ['left out', without(optional)],
  ])('takes optional fields that are %s', async (_, change) => {
    await send(specified, change)
  })
})
