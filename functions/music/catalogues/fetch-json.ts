import { reachable } from '#platform/runtime/stand-ins.ts'
import { CatalogueFailed, type CatalogueFailure } from './catalogue-failed.ts'

const CALL_MS = 3000
/** Ten tracks of Spotify have some 60 KB, 50 songs of iTunes some 80 KB. */
const MAX_BYTES = 1024 * 1024
const DEFAULT_REST_SECONDS = 5
const MAX_REST_SECONDS = 60 * 60

const failureOf = (status: number): CatalogueFailure => {
  if (status === 429) return 'throttled'
  return status < 500 ? 'denied' : 'failed'
}

/** Spotify sends seconds. */
const retryAfterOf = (response: Response): number => {
  const header = response.headers.get('retry-after')
  const seconds = Number(header ?? DEFAULT_REST_SECONDS)
  const valid = Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_REST_SECONDS
  return Math.min(Math.ceil(valid), MAX_REST_SECONDS)
}

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new CatalogueFailed('malformed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const answerOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) {
    await response.body?.cancel()
    const { status } = response
    const failure = failureOf(status)
    if (failure !== 'throttled') throw new CatalogueFailed(failure, { status })
    throw new CatalogueFailed(failure, { status, retryAfterSeconds: retryAfterOf(response) })
  }
  const text = await textOf(response)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CatalogueFailed('malformed')
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')

/**
 * Calls a catalogue, which has three seconds. Redirects are refused, so nothing else is ever asked.
 * @throws CatalogueFailed
 */
export const fetchJson = async (
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  deadline: AbortSignal,
): Promise<unknown> => {
  try {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(CALL_MS)])
    return await answerOf(await fetch(reachable(url), { ...init, redirect: 'error', signal }))
  } catch (error) {
    if (error instanceof CatalogueFailed) throw error
    throw new CatalogueFailed(isTimeout(error) ? 'slow' : 'unreachable')
  }
}
