import type * as z from 'zod/mini'
import type { AiMode } from '../domain/ai-disclosure.ts'
import type { MemberThrottle } from '../domain/throttles.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call. `reviewer` includes moderators, and both include admins. */
export type Caller = 'public' | 'member' | 'reviewer' | 'moderator' | 'admin'

type Schema = z.ZodMiniType

/** What an endpoint does where one of two members blocks the other. The block matrix proves it from both sides. */
export interface BlockRule {
  /** Lists: the property that holds a member's id; `endpoint()` removes the elements of the other member. */
  readonly filters?: string
  /** Lists: the same, but the handler removes them, before it cuts the list to its length. `list.id` is a list in an object. */
  readonly omits?: string
  readonly target?: BlockedTarget
}

/**
 * How a call about the other member, or what they wrote, is answered. For the blocked member the other does not exist;
 * the rules differ for the blocker. `hidden`: 404. `refused`: 403 `blocked`. `ownOnly`: 404, where others get 403.
 * `hiddenFromBlocked`: the target, so that it can be unblocked.
 */
export type BlockedTarget = 'hidden' | 'refused' | 'hiddenFromBlocked' | 'ownOnly'

/**
 * Why blocks do not matter: the caller is unknown; the answer is about the caller alone; it changes or shows
 * only the caller's side of a relation; it serves moderation; nothing in it is about single members.
 */
export type NoBlockRule =
  | 'none: no viewer'
  | 'none: own data'
  | 'none: own side'
  | 'none: staff'
  | 'none: editorial'

/** That the whole answer is text of a model; answers with some such text name it in their bodies (`isAiGenerated`). */
export interface AiText {
  readonly mode: AiMode
  /** Only when these properties of the answer have these values. */
  readonly only?: Readonly<Record<string, string | boolean>>
}

/** One endpoint as data. The client, the handler wrapper, infra, the OpenAPI document and the generic tests derive from it. */
export interface Contract {
  readonly id: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly caller: Caller
  readonly blocks: BlockRule | NoBlockRule
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Encoding of the body, `json` by default; `multipart` also accepts JSON and puts files into `input.files`. */
  readonly bodyType?: 'json' | 'multipart'
  /** Largest body in bytes; 64 KB by default. */
  readonly maxBodyBytes?: number
  readonly response: Schema
  /** `bytes`: a file instead of JSON. `redirect`: the address in `Location`. `response` then describes nothing. */
  readonly answers?: 'bytes' | 'redirect'
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ErrorCode[]
  /** GET only: the answer carries an ETag of its final body and honours If-None-Match. */
  readonly polled?: boolean
  /** The SPA repeats the call at this interval while its screen is visible. */
  readonly pollSeconds?: number
  /** That screen is a dialog, which is closed most of the time, or it repeats the call only while a job runs. */
  readonly pollsInDialog?: true
  /** GET only: a 401 ends the session as on a mutation, instead of giving nothing. */
  readonly endsSession?: boolean
  /** The answer is a bare array; `X-Next-Cursor` names the next page. */
  readonly paged?: boolean
  /** Honours `Idempotency-Key`: the same key from the same member returns the first answer again. Guests count as one member. */
  readonly idempotent?: boolean
  /** Body fields that the NSBM guard checks; `slides.content` is a field of the elements of a list, `links.*` all names and values of a record. `refuse`: a match is a 400. `hold`: the content is accepted and held. */
  readonly guard?: {
    readonly fields: readonly string[]
    /** Those of the fields that are names, where words are joined and letters replaced. */
    readonly names?: readonly string[]
    readonly onHit: 'refuse' | 'hold'
  }
  /** The answer carries the header `AI-Disclosure` (docs/decisions/0062-ai-text-is-marked-for-machines.md). */
  readonly aiText?: AiText
  /** The sign-in of the session, or its last confirmation, must be at most this old; otherwise 403 `stale_sign_in`. */
  readonly signedInWithinMinutes?: number
  /**
   * Members may call it while they are suspended or after their account was ended: to read why, object, take their data
   * with them, and leave. Any other call answers 403 `suspended`.
   */
  readonly whileSuspended?: true
  /** Counted per member before the handler runs (docs/product/throttles.md). */
  readonly throttle?: MemberThrottle
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

/** The status of a successful answer, apart from the 304 of polled contracts. */
export const successStatus = ({ answers, status }: Contract): number =>
  answers === 'redirect' ? 302 : (status ?? 200)
