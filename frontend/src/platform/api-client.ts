import { NEXT_CURSOR_HEADER, type Contract, type ResponseOf } from '#shared/api/contract.ts'
import { noteConnection } from './connection.ts'
import { fetchOnce } from './early-calls.ts'
import { ApiError, errorFromFetch, errorFromResponse, isUnauthenticated } from './api-error.ts'
import {
  buildRequest,
  buildUrl,
  type AnyInput,
  type CallData,
  type CallInput,
} from './api-request.ts'
import { loadChunk } from './load-chunk.ts'
import { recall, remember } from './etag-memory.ts'
import {
  handleRefusedCall,
  handleRefusedUpload,
  handleMissingUploadToken,
  isSessionOver,
  suspectSession,
} from './session.ts'
import { noteServerTime } from './server-time.ts'
import { readToken } from './token-store.ts'
import { WAITS } from './waits.ts'

/** One page of a list; no further page when `nextCursor` is null. */
export interface Page<Items> {
  items: Items
  nextCursor: string | null
}

interface Answer {
  data: unknown
  nextCursor: string | null
}

const findToken = async (ms: number): Promise<string | undefined> => {
  const { searchToken } = await loadChunk(() => import('./token-search.ts'))
  return searchToken(ms)
}

const tokenFor = async (contract: CallData, ms: number): Promise<string | undefined> => {
  const token = readToken()
  if (token !== undefined || contract.caller === 'public') return token
  return findToken(ms)
}

const answerOf = async (contract: CallData, response: Response): Promise<Answer> => ({
  data: await (contract.answers === 'bytes' ? response.blob() : response.json()),
  nextCursor: response.headers.get(NEXT_CURSOR_HEADER),
})

const INVALID_TOKEN = 'Token invalid - redirecting to login'
const NO_TOKEN = 'No authentication token found'

/** Aborts queries without another signal when the session ends. */
let questions = new AbortController()
/** Resolves to true when the session that is ending has ended. */
let ended: Promise<boolean> = Promise.resolve(false)

/** Suspends queries while the session ends, because they would fail with 401. Queries that start during this time wait for `end` and fail when it succeeds. */
export const suspendQueriesDuring = async (end: () => Promise<void>): Promise<void> => {
  questions.abort()
  questions = new AbortController()
  const ending = end()
  ended = ending.then(
    () => true,
    () => false,
  )
  try {
    await ending
  } finally {
    ended = Promise.resolve(false)
  }
}

/** Adds the signal of the session to a query. @throws ApiError when the session has ended */
const withSessionSignal = async (contract: CallData, input: AnyInput): Promise<AnyInput> => {
  if (contract.method !== 'GET') return input
  // The signal of now: what is asked before the session ends is aborted with it.
  const { signal } = questions
  if (await ended) throw new ApiError(401, NO_TOKEN)
  return { ...input, signal: input.signal ?? signal }
}

const send = async (
  contract: CallData,
  input: AnyInput,
  token: string | undefined,
): Promise<Answer> => {
  const url = buildUrl(contract, input)
  const known = contract.polled ? recall(url) : undefined
  const asked = await withSessionSignal(contract, input)
  try {
    const response = await fetchOnce(url, buildRequest(contract, asked, token, known?.etag), token)
    noteConnection(true)
    noteServerTime(response.headers.get('Date'))
    if (response.status === 304 && known) return known
    if (!response.ok) throw await errorFromResponse(response)
    const answer = await answerOf(contract, response)
    const etag = response.headers.get('ETag')
    if (contract.polled && etag !== null) remember(url, { etag, ...answer })
    return answer
  } catch (error) {
    if (error instanceof TypeError) noteConnection(false)
    throw errorFromFetch(error)
  }
}

const toleratesRefusal = (contract: CallData): boolean =>
  contract.method === 'GET' && !contract.endsSession

/** Components of the last screen can still send queries while the login appears. The server would refuse them. */
const isTooLate = (contract: CallData, token: string | undefined): boolean =>
  token === undefined &&
  contract.caller !== 'public' &&
  toleratesRefusal(contract) &&
  isSessionOver()

/** A 401 on a query only triggers a validation of the session; on any other call it ends the session (docs/product/sessions.md#lost-sessions). */
const sendInSession = async (contract: CallData, input: AnyInput): Promise<Answer> => {
  const token = await tokenFor(contract, WAITS.callTokenAgain)
  try {
    if (isTooLate(contract, token)) throw new ApiError(401, NO_TOKEN)
    return await send(contract, input, token)
  } catch (error) {
    if (!isUnauthenticated(error) || contract.caller === 'public') throw error
    if (toleratesRefusal(contract)) {
      suspectSession()
      throw error
    }
    handleRefusedCall()
    throw new ApiError(401, INVALID_TOKEN)
  }
}

/** Calls an endpoint by its contract. @throws ApiError */
export const call = async <C extends Contract>(
  contract: C,
  input: CallInput<C>,
): Promise<ResponseOf<C>> => {
  const { data } = await sendInSession(contract, input)
  return data as ResponseOf<C>
}

/** Calls an endpoint that answers with a file. @throws ApiError */
export const callBytes = async <C extends Contract & { readonly answers: 'bytes' }>(
  contract: C,
  input: CallInput<C>,
): Promise<Blob> => {
  const { data } = await sendInSession(contract, input)
  return data as Blob
}

/** Calls a paged list and returns the cursor of the next page with the items. @throws ApiError */
export const callPage = async <C extends Contract>(
  contract: C,
  input: CallInput<C>,
): Promise<Page<ResponseOf<C>>> => {
  const { data, nextCursor } = await sendInSession(contract, input)
  return { items: data as ResponseOf<C>, nextCursor }
}

/** A call that does not end the session: a 401 only throws. For login, logout and validation. @throws ApiError */
export const callOutsideSession = async <C extends Contract>(
  contract: C,
  input: CallInput<C>,
): Promise<ResponseOf<C>> => {
  const { data } = await send(contract, input, await tokenFor(contract, WAITS.callTokenAgain))
  return data as ResponseOf<C>
}

/** Calls of an upload, which have their own rules for a lost session (docs/product/sessions.md#lost-sessions). */
export const callUpload = async <C extends Contract>(
  contract: C,
  input: CallInput<C>,
): Promise<ResponseOf<C>> => {
  const token = readToken() ?? (await findToken(WAITS.uploadTokenAgain))
  if (token === undefined) {
    handleMissingUploadToken()
    throw new ApiError(401, NO_TOKEN)
  }
  try {
    const { data } = await send(contract, input, token)
    return data as ResponseOf<C>
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    handleRefusedUpload()
    throw new ApiError(401, INVALID_TOKEN)
  }
}

/** A 401 on a query gives null (docs/product/sessions.md#lost-sessions). */
export const nullWhenRefused = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer
  } catch (error) {
    if (isUnauthenticated(error)) return null
    throw error
  }
}
