import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
  /** Cursor of the next page of a list. */
  readonly cursor: string | null
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly content?: object
  /** `Idempotency-Key`: the same request with the same key takes effect once. */
  readonly key?: string
}

export type Send = (request: Request) => Promise<Answer>

/** @throws TypeError when nobody answers */
export const sendTo =
  (url: string): Send =>
  async ({ method, path, token, content, key }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { 'x-auth-token': token }),
        ...(content && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(content && { body: JSON.stringify(content) }),
    })
    const cursor = response.headers.get(NEXT_CURSOR_HEADER)
    return { status: response.status, body: await response.json(), cursor }
  }

export interface Member {
  readonly id: string
  readonly username: string
  readonly token: string
}

const PASSWORD = 'geheim-geheim-geheim'

export const registerMember = async (send: Send, username: string): Promise<Member> => {
  const account = { username, password: PASSWORD }
  await send({
    method: 'POST',
    path: '/api/auth/register',
    content: { ...account, displayName: username },
  })
  const { body } = await send({ method: 'POST', path: '/api/auth/login', content: account })
  const { authToken, user } = body as { authToken: string; user: { id: string } }
  return { id: user.id, username, token: authToken }
}
