import * as z from 'zod/mini'
import {
  IDEMPOTENCY_HEADER,
  NEXT_CURSOR_HEADER,
  successStatus,
  type BodyOf,
  type Contract,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#shared/api/contract.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/api/errors.ts'
import { possibleErrors } from '#shared/api/possible-errors.ts'

/** A request as the endpoint receives it, parsed by the contract. */
export interface FakeCall<C extends Contract> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly idempotencyKey: string | undefined
  /** Aborted when the app aborts the request. */
  readonly signal: AbortSignal | undefined
}

interface Failure {
  readonly failure: () => Response | Promise<Response>
  readonly code?: ErrorCode
}

interface PageAnswer<C extends Contract> {
  readonly page: ResponseOf<C>
  readonly nextCursor: string | null
}

type Answer<C extends Contract> =
  | (C['answers'] extends 'bytes' ? Blob : ResponseOf<C> | PageAnswer<C>)
  | Failure

type Handler<C extends Contract> = (request: FakeCall<C>) => Answer<C> | Promise<Answer<C>>

/** Errors of every endpoint, also when its contract does not list them. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'throttled',
  'internal',
  'unavailable',
]

/** An error answer with a code of the contract. */
export const refuse = (code: ErrorCode, message: string): Failure => ({
  code,
  failure: () =>
    Response.json(
      { message, error: message, code, requestId: 'fake-request' },
      { status: ERROR_STATUS[code] },
    ),
})

/** An answer of the gateway, without the product's error body. */
export const gatewayError = (status: number): Failure => ({
  failure: () => new Response('', { status }),
})

/** No answer arrives. */
export const networkError = (): Failure => ({
  failure: () => Promise.reject(new TypeError('Failed to fetch')),
})

/** An answer that breaks the contract on purpose. */
export const brokenAnswer = (json: unknown): Failure => ({ failure: () => Response.json(json) })

/** A list page with the cursor of the next one, for contracts with `paged`. */
export const pageOf = <Items>(page: Items, nextCursor: string | null) => ({ page, nextCursor })

/** The answer of endpoints without data. */
export const OK = { ok: true } as const

interface Route {
  readonly contract: Contract
  readonly pattern: RegExp
  readonly names: readonly string[]
  readonly handler: Handler<Contract>
  readonly calls: FakeCall<Contract>[]
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer

const isPage = (answer: unknown): answer is PageAnswer<Contract> =>
  typeof answer === 'object' && answer !== null && 'nextCursor' in answer && 'page' in answer

const parse = (schema: Contract['response'] | undefined, value: unknown, what: string): unknown => {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (!result.success)
    throw new Error(`${what} breaks its contract:\n${z.prettifyError(result.error)}`)
  return result.data
}

const bodyFrom = (body: BodyInit | null | undefined): unknown => {
  if (typeof body === 'string') return JSON.parse(body) as unknown
  return body instanceof FormData ? Object.fromEntries(body) : undefined
}

const callOf = (route: Route, url: URL, init: RequestInit): FakeCall<Contract> => {
  const { contract, pattern, names } = route
  const found = pattern.exec(url.pathname) ?? []
  const params = Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
  )
  const what = `A request to ${contract.id}`
  return {
    params: parse(contract.params, params, what),
    query: parse(contract.query, Object.fromEntries(url.searchParams), what),
    body: parse(contract.body, bodyFrom(init.body), what),
    idempotencyKey: new Headers(init.headers).get(IDEMPOTENCY_HEADER) ?? undefined,
    signal: init.signal ?? undefined,
  }
}

const assertAllowed = (contract: Contract, code: ErrorCode): void => {
  if (!possibleErrors(contract).includes(code) && !COMMON_ERRORS.includes(code))
    throw new Error(`${contract.id} never answers ${code}.`)
}

const jsonAnswer = (contract: Contract, answer: unknown): Response => {
  const { page, nextCursor } = isPage(answer) ? answer : { page: answer, nextCursor: null }
  if (nextCursor !== null && !contract.paged) throw new Error(`${contract.id} has no pages.`)
  const body = parse(contract.response, page, `The fake answer of ${contract.id}`)
  return Response.json(body, {
    status: successStatus(contract),
    headers: nextCursor === null ? {} : { [NEXT_CURSOR_HEADER]: nextCursor },
  })
}

const respond = async (contract: Contract, answer: unknown): Promise<Response> => {
  if (isFailure(answer)) {
    if (answer.code) assertAllowed(contract, answer.code)
    return answer.failure()
  }
  return answer instanceof Blob ? new Response(answer) : jsonAnswer(contract, answer)
}

/** Rejects like `fetch` when the app aborts a request. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'))
    })
  })

/**
 * Answers what the app fetches. Requests and answers are parsed with the contracts, so that a fake cannot differ
 * from the API. Requests that it could not answer are in `faults`, which the test must find empty.
 */
export class FakeApi {
  readonly faults: string[] = []
  /** No request gets an answer, also not one for a file of the site. */
  isAway = false
  private readonly routes: Route[] = []
  private page = 0

  /** Sets the handler of an endpoint; the latest wins. Returns the requests that this handler answered. */
  on<C extends Contract>(contract: C, handler: Handler<C>): readonly FakeCall<C>[] {
    const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const pattern = new RegExp(`^${contract.path.replace(/\{\w+\}/g, '([^/]+)')}$`)
    const calls: FakeCall<C>[] = []
    this.routes.unshift({
      contract,
      pattern,
      names,
      handler: handler,
      calls: calls,
    })
    return calls
  }

  /** Sets default handlers. Those of the test take precedence, also when they are set earlier. */
  defaults(set: (api: FakeApi) => void): void {
    const below = new FakeApi()
    set(below)
    this.routes.push(...below.routes)
  }

  private find(method: string, { pathname }: URL): Route | undefined {
    return this.routes
      .filter(({ contract, pattern }) => contract.method === method && pattern.test(pathname))
      .toSorted((one, other) => one.names.length - other.names.length)[0]
  }

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET'
    const route = this.find(method, url)
    if (!route) throw new Error(`Nothing answers ${method} ${url.pathname}.`)
    const request = callOf(route, url, init)
    route.calls.push(request)
    return respond(route.contract, await route.handler(request))
  }

  /** Answers that have not arrived yet never do, like in a browser that leaves or reloads the page. */
  leavePage(): void {
    this.page += 1
  }

  private async unlessLeft<T>(answer: Promise<T>): Promise<T> {
    const { page } = this
    try {
      return await answer
    } finally {
      if (this.page !== page) await new Promise(() => undefined)
    }
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const site = typeof location === 'undefined' ? undefined : location.origin
    const url = new URL(input instanceof Request ? input.url : input, site)
    if (this.isAway) throw new TypeError('Failed to fetch')
    if (url.pathname === '/robots.txt') return new Response()
    const answer = this.answer(url, init).catch((error: unknown) => {
      if (!(error instanceof TypeError && error.message === 'Failed to fetch'))
        this.faults.push(error instanceof Error ? error.message : String(error))
      throw error
    })
    return this.unlessLeft(Promise.race([answer, untilAborted(init.signal)]))
  }
}
