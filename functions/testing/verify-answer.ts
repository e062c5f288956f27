import { isDeepStrictEqual } from 'node:util'
import { successStatus, type Contract } from '#shared/api/contract.ts'
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '#shared/api/errors.ts'
import { possibleErrors } from '#shared/api/possible-errors.ts'
import { AI_DISCLOSURE_HEADER, aiDisclosure } from '#shared/domain/ai-disclosure.ts'

interface Answer {
  readonly status: number
  readonly json: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Schema = Contract['response']

/** Schemas drop unknown fields, so a body that equals its parsed form has none. */
const mismatchOf = (schema: Schema, json: unknown): string | undefined => {
  const result = schema.safeParse(json)
  if (!result.success) return JSON.stringify(result.error.issues)
  return isDeepStrictEqual(result.data, json)
    ? undefined
    : `the schema keeps only ${JSON.stringify(result.data)}`
}

/** Answers other than JSON belong to one caller, so only that caller may keep them, and must ask again. */
const isCacheable = ({ polled }: Contract, headers: Readonly<Record<string, string>>): boolean =>
  polled
    ? headers['cache-control'] !== 'private, no-cache' || headers['etag'] === undefined
    : headers['cache-control'] !== 'no-store' || headers['etag'] !== undefined

const rawProblem = (contract: Contract, { headers = {}, json }: Answer): string | undefined => {
  const { answers } = contract
  if (isCacheable(contract, headers)) return 'is cacheable'
  if (json !== null) return 'JSON instead of a file or an address'
  const wanted = answers === 'redirect' ? 'location' : 'content-type'
  return headers[wanted] === undefined ? `no header ${wanted}` : undefined
}

const says = (json: unknown, wanted: Readonly<Record<string, unknown>>): boolean => {
  const properties = Object(json) as Readonly<Record<string, unknown>>
  return Object.entries(wanted).every(([name, value]) => properties[name] === value)
}

/** An answer that calls itself generated needs the header too, so a new contract cannot forget it. */
const markProblem = ({ aiText }: Contract, { headers = {}, json }: Answer): string | undefined => {
  const isAi = aiText !== undefined && says(json, aiText.only ?? {})
  if (!isAi && says(json, { isAiGenerated: true })) return 'text of a model without aiText'
  const expected = isAi ? aiDisclosure(aiText.mode) : undefined
  const sent = headers[AI_DISCLOSURE_HEADER.toLowerCase()]
  return sent === expected ? undefined : `${AI_DISCLOSURE_HEADER} is ${String(sent)}`
}

const successProblem = (contract: Contract, answer: Answer): string | undefined => {
  const { status, json } = answer
  if (status === 304) return contract.polled && json === null ? undefined : 'unexpected 304'
  const expected = successStatus(contract)
  if (status !== expected) return `status ${status} instead of ${expected}`
  if (contract.answers) return rawProblem(contract, answer)
  return mismatchOf(contract.response, json) ?? markProblem(contract, answer)
}

const errorProblem = (contract: Contract, { status, json }: Answer): string | undefined => {
  const mismatch = mismatchOf(ErrorBody, json)
  if (mismatch) return mismatch
  const { code } = json as ErrorBody
  if (!possibleErrors(contract).includes(code as ErrorCode)) return `undeclared error ${code}`
  const expected = ERROR_STATUS[code as ErrorCode]
  return status === expected ? undefined : `status ${status} with the error ${code}`
}

/** @throws Error when status, body or error code is not one that the contract allows */
export const verifyAnswer = (contract: Contract, answer: Answer): void => {
  const problem =
    answer.status < 400 ? successProblem(contract, answer) : errorProblem(contract, answer)
  if (problem === undefined) return
  throw new Error(
    `The answer of ${contract.id} breaks its contract: ${problem}\n${JSON.stringify(answer.json)}`,
  )
}
