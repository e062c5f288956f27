import {
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  type Contract,
  type ParamsOf,
  type SentBodyOf,
  type SentQueryOf,
} from '#shared/api/contract.ts'

/** What the browser reads of a contract; the build leaves the rest out (docs/decisions/0077-a-first-visit-has-no-schemas.md). */
export type CallData = Pick<
  Contract,
  'method' | 'path' | 'caller' | 'bodyType' | 'answers' | 'polled' | 'endsSession'
>

type Needs<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>

type QueryInput<C extends Contract> = [SentQueryOf<C>] extends [undefined]
  ? unknown
  : { query?: SentQueryOf<C> }

/** The input of a call, typed by its contract. A multipart body is an object or a `FormData`. */
export type CallInput<C extends Contract> = Needs<'params', ParamsOf<C>> &
  QueryInput<C> &
  Needs<'body', SentBodyOf<C> | (C['bodyType'] extends 'multipart' ? FormData : never)> & {
    signal?: AbortSignal | undefined
    /** Repeating a key returns the first answer again. */
    idempotencyKey?: string | undefined
  }

export interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, field]) => field !== undefined)
    : []

export const buildUrl = (contract: CallData, { params, query }: AnyInput): string => {
  const values = new Map(entries(params))
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams(entries(query).map(([key, value]) => [key, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

const formOf = (body: unknown): FormData => {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [key, value] of entries(body)) {
    form.append(key, value instanceof Blob ? value : String(value))
  }
  return form
}

const bodyOf = (contract: CallData, { body }: AnyInput): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {}
  if (contract.bodyType === 'multipart') return { body: formOf(body) }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

export const buildRequest = (
  contract: CallData,
  input: AnyInput,
  token: string | undefined,
  etag: string | undefined,
): RequestInit => {
  const { body, headers: type } = bodyOf(contract, input)
  const headers = new Headers(type)
  if (token !== undefined) headers.set(TOKEN_HEADER, token)
  if (etag !== undefined) headers.set('If-None-Match', etag)
  if (input.idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, input.idempotencyKey)
  return {
    method: contract.method,
    credentials: 'include',
    cache: 'no-store',
    headers,
    body: body ?? null,
    signal: input.signal ?? null,
    // The page may end right after a deletion that could be undone until then.
    keepalive: contract.method === 'DELETE',
  }
}
