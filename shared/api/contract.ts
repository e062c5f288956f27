import type * as z from 'zod/mini'
import type { MemberThrottle } from '../domain/throttles.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call. `admin` includes nobody else; `moderator` includes admins. */
export type Caller = 'public' | 'member' | 'moderator' | 'admin'

type Schema = z.ZodMiniType

/** One endpoint, as data: the client, the handler wrapper, infra, the OpenAPI document and the generic tests derive from it. */
export interface Contract {
  readonly id: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly caller: Caller
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** How the body travels. `json` unless said otherwise; `multipart` also accepts JSON and puts files into `input.files`. */
  readonly bodyType?: 'json' | 'multipart'
  readonly response: Schema
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ErrorCode[]
  /** GET only: the answer carries an ETag of its final body and honours If-None-Match. */
  readonly polled?: boolean
  /** GET only: a 401 ends the session as on a mutation, instead of giving nothing. */
  readonly endsSession?: boolean
  /** The list answers a bare array and names its next page in `X-Next-Cursor`. */
  readonly paged?: boolean
  /** Honours `Idempotency-Key`: the same key by the same member (guests count as one) gives the first answer again. */
  readonly idempotent?: boolean
  /** Body fields that go through the NSBM guard. `refuse`: a hit is a 400. `hold`: the content is accepted, held and its author told. */
  readonly guard?: { readonly fields: readonly string[]; readonly onHit: 'refuse' | 'hold' }
  /** Counted per member before the handler runs (docs/product/throttles.md). */
  readonly throttle?: MemberThrottle
  /** Name of the property of each element that holds its author's id; elements by people the viewer blocks, or is blocked by, are left out. */
  readonly blockFilter?: string
}

export const contract = <const C extends Contract>(value: C): C => value

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Sent<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<C extends Contract> = Parsed<C['params']>
export type QueryOf<C extends Contract> = Parsed<C['query']>
export type BodyOf<C extends Contract> = Parsed<C['body']>
export type SentBodyOf<C extends Contract> = Sent<C['body']>
export type SentQueryOf<C extends Contract> = Sent<C['query']>
export type ResponseOf<C extends Contract> = z.output<C['response']>

export const NEXT_CURSOR_HEADER = 'X-Next-Cursor'
export const TOKEN_HEADER = 'X-Auth-Token'
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
