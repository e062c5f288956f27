import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import {
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  type Contract,
  type ResponseOf,
} from '#shared/api/contract.ts'
import type { Role } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Answer, type RawAnswer, type TextAnswer } from './answer.ts'
import { loadBlocks, NO_BLOCKS, type Blocks } from '../identity/blocks.ts'
import { assertRecentSignIn, authorise } from './authorise.ts'
import { env } from '../runtime/env.ts'
import { ApiError, toApiError } from '../runtime/errors.ts'
import { TEXTS } from '../runtime/texts.ts'
import { WAITING } from '../content/waiting.items.ts'
import { withoutDrastic } from '../content/drastic.ts'
import { IDEMPOTENCY, parseIdempotency, type Idempotency } from './idempotency.ts'
import { readInput, type Input, type ParseForm } from './input.ts'
import { log } from '../runtime/logger.ts'
import { present, presentError } from './output.ts'
import { throttle, Throttled } from './throttle.ts'
import { throttledAddress } from './throttled-address.ts'
import { ConditionFailed } from '../table/index.ts'

export interface Request<C extends Contract> extends Input<C>, Idempotency {
  /** The verified caller; an empty string for public contracts. Identity never comes from the body. */
  readonly memberId: string
  /** The role at this moment; undefined unless the contract needs one. */
  readonly role: Role | undefined
  readonly token: string
  readonly sessionId: string
  /** The User-Agent header; not trustworthy. */
  readonly userAgent: string
  /** The viewer's address from CloudFront, in the form that throttles count. */
  readonly address: string
  /** Loaded once at first use. */
  readonly blocks: () => Promise<Blocks>
  /** For handlers that read the blocks together with other items. */
  readonly presetBlocks: (blocks: Blocks) => void
  /** The NSBM term that the content matches, for which it must be held; null otherwise. */
  readonly heldFor: string | null
}

type Result<C extends Contract> = C['answers'] extends string
  ? RawAnswer | TextAnswer
  : | ResponseOf<C>
    | Answer<ResponseOf<C> extends readonly (infer Item)[] ? readonly Item[] : ResponseOf<C>>

export type Handle<C extends Contract> = (request: Request<C>) => Promise<Result<C>>
/** Answers a repeated Idempotency-Key with the stored result of the first request. */
export type Replay<C extends Contract> = (result: string, request: Request<C>) => Promise<Result<C>>

/** The rule that a text of the body matches, or null. */
export type GuardBody = (contract: Contract, body: unknown) => string | null

interface EndpointOptions<C extends Contract> {
  readonly replay?: Replay<C> | undefined
  readonly parseForm?: ParseForm
  readonly guardBody?: GuardBody
}

const TIMEOUT_MARGIN_MS = 500
/** An hour, because the time of a moderator's decision is unknown. */
const RETRY_WAITING_SECONDS = 3600

const assertThroughEdge = (event: APIGatewayProxyEventV2): void => {
  const { originSecrets } = env
  const sent = event.headers['x-origin-secret'] ?? ''
  if (originSecrets.length > 0 && !originSecrets.includes(sent)) throw new ApiError('forbidden')
}

const toRequest = async <C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
  { parseForm, guardBody }: EndpointOptions<C>,
): Promise<Request<C>> => {
  assertThroughEdge(event)
  const session = await authorise(contract, event.headers[TOKEN_HEADER.toLowerCase()])
  const { memberId, role, token, sessionId } = session
  const input = await readInput(contract, event, parseForm)
  assertRecentSignIn(contract, session)
  if (contract.throttle) await throttle(contract.throttle, memberId)
  let blocks: Promise<Blocks> | undefined
  return {
    ...input,
    ...parseIdempotency(
      contract.idempotent ? event.headers[IDEMPOTENCY_HEADER.toLowerCase()] : undefined,
      { memberId, contractId: contract.id, input },
    ),
    memberId,
    role,
    token,
    sessionId,
    userAgent: event.headers['user-agent'] ?? '',
    get address() {
      return throttledAddress(event.headers['x-viewer-ip'] ?? event.requestContext.http.sourceIp)
    },
    blocks: () => (blocks ??= memberId === '' ? Promise.resolve(NO_BLOCKS) : loadBlocks(memberId)),
    presetBlocks: (value) => {
      blocks = Promise.resolve(value)
    },
    heldFor: guardBody?.(contract, input.body) ?? null,
  }
}

const withoutBlocked = async <C extends Contract>(
  property: string,
  items: readonly unknown[],
  request: Request<C>,
): Promise<readonly unknown[]> => {
  const blocks = await request.blocks()
  if (blocks.size === 0) return items
  return items.filter((item) => !blocks.has((item as Record<string, string>)[property] ?? ''))
}

/** An answer that nothing is removed from stays the same object, which may be that of a cache. */
const withoutBlockedItems = async <C extends Contract>(
  contract: C,
  result: Result<C>,
  request: Request<C>,
): Promise<Answer> => {
  const answer: Answer = result instanceof Answer ? result : new Answer(result)
  const property = typeof contract.blocks === 'string' ? undefined : contract.blocks.filters
  if (property === undefined || !Array.isArray(answer.value)) return answer
  const items: readonly unknown[] = answer.value
  const shown = await withoutBlocked(property, items, request)
  return shown.length === items.length ? answer : new Answer(shown, answer.nextCursor)
}

const toAnswer = async <C extends Contract>(
  contract: C,
  result: Result<C>,
  request: Request<C>,
): Promise<Answer> => {
  const answer = await withoutBlockedItems(contract, result, request)
  const shown = await withoutDrastic(answer.value, request)
  return shown === answer.value ? answer : new Answer(shown, answer.nextCursor)
}

/** The first request may have used up what its repetition is refused for: a quota, an upload, an open conversation. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !(error instanceof Throttled)

/** Too much of the caller waits for moderators. */
const asRefusal = (error: unknown): unknown =>
  error instanceof ConditionFailed && error.has(WAITING)
    ? new ApiError('throttled', TEXTS.tooMuchWaits(LIMITS.waitingOfMember), RETRY_WAITING_SECONDS)
    : error

const run = async <C extends Contract>(
  request: Request<C>,
  handle: Handle<C>,
  replay: Replay<C> | undefined,
): Promise<Result<C>> => {
  try {
    return await handle(request)
  } catch (thrown) {
    const error = asRefusal(thrown)
    if (!replay) throw error
    if (error instanceof ConditionFailed && error.has(IDEMPOTENCY))
      return await replay(await request.recall(), request)
    const earlier = isRefusal(error) ? await request.findEarlier() : undefined
    if (earlier === undefined) throw error
    return await replay(earlier, request)
  }
}

/** Sign-ins, recoveries and everything that changes how a member signs in (ASVS 5.0, 16.3). */
const isAboutSignIn = ({ path, method }: Contract): boolean =>
  path.startsWith('/api/auth/') && method !== 'GET'

/** One line without names, addresses and secrets; `unauthenticated` is a wrong secret, `throttled` a lockout. */
const logSignIn = (contract: Contract, outcome: string, requestId: string): void => {
  if (isAboutSignIn(contract)) log.info('sign-in', { contract: contract.id, outcome, requestId })
}

/** `endpoint()` with what only `formEndpoint()` and `guardedEndpoint()` bring along. */
export const endpointWith = <C extends Contract>(
  contract: C,
  handle: Handle<C>,
  options: EndpointOptions<C>,
) => {
  // A function instance runs one call at a time, so this is the call that may time out.
  let current = ''
  const answer = async (
    event: APIGatewayProxyEventV2,
    _context: Context,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    const { requestId } = event.requestContext
    current = requestId
    try {
      const request = await toRequest(contract, event, options)
      const result = await run(request, handle, options.replay)
      const answered = present(contract, event, await toAnswer(contract, result, request))
      logSignIn(contract, 'ok', requestId)
      return answered
    } catch (thrown) {
      const error = toApiError(thrown)
      logSignIn(contract, error.code, requestId)
      if (error.status >= 500)
        log.error('request failed', thrown, { requestId, contract: contract.id })
      return presentError(error, requestId)
    }
  }
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(answer, {
    timeoutEarlyInMillis: TIMEOUT_MARGIN_MS,
    timeoutEarlyResponse: () => {
      const error = new ApiError('unavailable', undefined, 2)
      log.error('out of time', error, { requestId: current, contract: contract.id })
      return presentError(error, current)
    },
  })
}

/** Contracts that accept forms need `formEndpoint()`, those with a guard `guardedEndpoint()`. */
type PlainContract = Contract & { readonly bodyType?: 'json'; readonly guard?: undefined }

/**
 * Makes an API handler: checks the caller, the input and the content against the contract, runs `handle`, and turns
 * the result or the error into the HTTP answer. There is no other way but `formEndpoint()` and
 * `guardedEndpoint()`.
 */
export const endpoint = <const C extends PlainContract>(
  contract: C,
  handle: Handle<C>,
  replay?: Replay<C>,
) => endpointWith(contract, handle, { replay })
