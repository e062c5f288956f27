import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { BodyOf, Contract, ParamsOf, QueryOf } from '#shared/api/contract.ts'
import { isClean, NOT_CLEAN } from '#shared/domain/text.ts'
import { ApiError } from '../runtime/errors.ts'
import { ERROR_TEXTS, TEXTS } from '../runtime/texts.ts'
import { withoutEmptyOptions } from './empty-options.ts'
import type { Form, UploadedFile } from './multipart.ts'

/** Far above the JSON bodies of most contracts; larger bodies are not parsed. */
const MAX_JSON_BYTES = 64 * 1024
const MAX_MULTIPART_BYTES = 6 * 1024 * 1024

export interface Input<C extends Contract> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly files: readonly UploadedFile[]
}

/** Reads a body of the content type `multipart/form-data`. @throws ApiError */
export type ParseForm = (body: Buffer, contentType: string) => Promise<Form>

const DEFAULT_ISSUE = 'Invalid input'

const issueText = ({ message }: z.core.$ZodIssue): string =>
  message.startsWith(DEFAULT_ISSUE) ? ERROR_TEXTS.invalid_input : message

const check = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(withoutEmptyOptions(schema, value))
  if (result.success) return result.data
  const [first] = result.error.issues
  throw new ApiError('invalid_input', first ? issueText(first) : undefined)
}

/**
 * No key, log or queue accepts such texts, so no schema may let one through. Without recursion, because a body can be
 * nested more deeply than the stack.
 * @throws ApiError invalid_input
 */
const assertClean = (input: unknown): void => {
  const open = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && !isClean(value)) throw new ApiError('invalid_input', NOT_CLEAN)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) open.push(name, inner)
  }
}

const rawBody = (event: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')

const parseJson = (raw: Buffer, { maxBodyBytes }: Contract): unknown => {
  if (raw.length > (maxBodyBytes ?? MAX_JSON_BYTES))
    // Only files need more than the default.
    throw new ApiError('too_large', maxBodyBytes ? TEXTS.fileTooLarge : TEXTS.bodyTooLarge)
  if (raw.length === 0) return undefined
  try {
    return JSON.parse(raw.toString('utf8')) as unknown
  } catch {
    throw new ApiError('invalid_input', TEXTS.malformedJson)
  }
}

const readBody = async (
  contract: Contract,
  event: APIGatewayProxyEventV2,
  parseForm: ParseForm | undefined,
): Promise<{ body: unknown; files: readonly UploadedFile[] }> => {
  if (!contract.body) return { body: undefined, files: [] }
  const raw = rawBody(event)
  const type = (event.headers['content-type'] ?? '').toLowerCase()
  if (parseForm && type.startsWith('multipart/form-data')) {
    if (raw.length > MAX_MULTIPART_BYTES) throw new ApiError('too_large', TEXTS.fileTooLarge)
    const form = await parseForm(raw, event.headers['content-type'] ?? '')
    return { body: { ...form.fields }, files: form.files }
  }
  if (raw.length > 0 && !type.startsWith('application/json')) {
    throw new ApiError('unsupported_media', TEXTS.wrongContentType)
  }
  return { body: parseJson(raw, contract), files: [] }
}

/** The parts of the request that the contract names, validated. @throws ApiError */
export const readInput = async <C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
  parseForm?: ParseForm,
): Promise<Input<C>> => {
  const { body, files } = await readBody(contract, event, parseForm)
  const params = contract.params && (event.pathParameters ?? {})
  const query = contract.query && (event.queryStringParameters ?? {})
  assertClean([params, query, body])
  return {
    params: check(contract.params, params),
    query: check(contract.query, query),
    body: check(contract.body, body),
    files,
  } as Input<C>
}
