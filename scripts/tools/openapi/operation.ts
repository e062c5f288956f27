import {
  IDEMPOTENCY_HEADER,
  NEXT_CURSOR_HEADER,
  successStatus,
  type Contract,
} from '#shared/api/contract.ts'
import { AI_DISCLOSURE_HEADER, aiDisclosure } from '#shared/domain/ai-disclosure.ts'
import { ERROR_STATUS, ErrorBody } from '#shared/api/errors.ts'
import { possibleErrors } from '#shared/api/possible-errors.ts'
import type { Json, SchemaBook } from './schemas.ts'

const TEXT = { type: 'string' }

const CALLERS = {
  public: 'Anybody.',
  member: 'Signed-in members.',
  reviewer: 'Reviewers, moderators and admins.',
  moderator: 'Moderators and admins.',
  admin: 'Admins.',
} as const

const parametersIn = (place: 'path' | 'query', schema: Json): readonly Json[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }))
}

const headerParameter = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: TEXT,
})

const parameters = (contract: Contract, book: SchemaBook): readonly Json[] => [
  ...(contract.params ? parametersIn('path', book.json(contract.params, 'input')) : []),
  ...(contract.query ? parametersIn('query', book.json(contract.query, 'input')) : []),
  ...(contract.idempotent
    ? [headerParameter(IDEMPOTENCY_HEADER, 'The same key gives the first answer again.')]
    : []),
  ...(contract.polled
    ? [headerParameter('If-None-Match', 'The ETag of the last answer; 304 when nothing changed.')]
    : []),
]

const multipart = (schema: Json): Json => ({
  ...schema,
  properties: {
    ...(schema['properties'] as Json),
    media: { type: 'string', format: 'binary' },
  },
})

const requestBody = (contract: Contract, book: SchemaBook): Json => {
  if (!contract.body) return {}
  const schema = book.json(contract.body, 'input')
  const content = {
    'application/json': { schema },
    ...(contract.bodyType === 'multipart'
      ? { 'multipart/form-data': { schema: multipart(schema) } }
      : {}),
  }
  return { requestBody: { required: !contract.body.safeParse(undefined).success, content } }
}

const errorResponses = (contract: Contract, book: SchemaBook): Json => {
  const codes = possibleErrors(contract)
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b)
  const schema = book.json(ErrorBody, 'output')
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
        ...(status === ERROR_STATUS.throttled
          ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
          : {}),
        content: { 'application/json': { schema } },
      },
    ]),
  )
}

const BINARY = { '*/*': { schema: { type: 'string', format: 'binary' } } }

const content = (contract: Contract, book: SchemaBook): Json => {
  if (contract.answers === 'redirect') return {}
  const json = () => ({ 'application/json': { schema: book.json(contract.response, 'output') } })
  return { content: contract.answers === 'bytes' ? BINARY : json() }
}

const aiHeader = ({ aiText }: Contract): Json => {
  if (aiText === undefined) return {}
  const { mode, only } = aiText
  const condition = Object.entries(only ?? {}).map(([name, value]) => `${name} is ${String(value)}`)
  const when = condition.length > 0 ? ` when ${condition.join(' and ')}` : ''
  const description = `A model wrote the text${when} (draft-abaris-aicdh).`
  return {
    [AI_DISCLOSURE_HEADER]: { description, schema: { type: 'string', enum: [aiDisclosure(mode)] } },
  }
}

const success = (contract: Contract, book: SchemaBook): Json => {
  const headers = {
    ...(contract.answers === 'redirect' ? { Location: { schema: TEXT } } : {}),
    ...(contract.polled ? { ETag: { schema: TEXT } } : {}),
    ...(contract.paged
      ? { [NEXT_CURSOR_HEADER]: { description: 'Absent on the last page.', schema: TEXT } }
      : {}),
    ...aiHeader(contract),
  }
  return {
    description: contract.summary,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...content(contract, book),
  }
}

export const operation = (contract: Contract, book: SchemaBook): Json => ({
  operationId: contract.id,
  summary: contract.summary,
  description: CALLERS[contract.caller],
  tags: [contract.path.split('/')[2]],
  ...(contract.caller === 'public' ? { security: [] } : {}),
  parameters: parameters(contract, book),
  ...requestBody(contract, book),
  responses: {
    [successStatus(contract)]: success(contract, book),
    ...(contract.polled ? { 304: { description: 'Nothing changed.' } } : {}),
    ...errorResponses(contract, book),
  },
})
