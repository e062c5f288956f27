import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listArticles } from '#shared/api/articles.ts'
import { login } from '#shared/api/auth.ts'
import { likePost } from '#shared/api/likes.ts'
import { temporaryPhoto } from '#shared/api/messages.ts'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { call, callBytes, callPage, callUpload, nullWhenRefused } from './api-client.ts'
import { forgetAnswers } from './etag-memory.ts'
import { messages } from './texts.ts'
import { endSession, enterSession, sessionPhase, setSessionHost } from './session.ts'
import { readToken, storeToken } from './token-store.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

const token = 'ab'.repeat(32)
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const upload = { purpose: 'post', contentType: 'image/jpeg', size: 9 } as const

let answer: Answer
let effects: string[] = []

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => answer(request, response, body))
})

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const refused = reply(401, { message: 'Nein', error: 'Nein', code: 'unauthenticated' })

const browser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const network = fetch
  const { localStorage, sessionStorage } = new Window()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  // An error answer may mean a new release.
  vi.stubGlobal('dispatchEvent', () => true)
  // A page resolves relative URLs against its own address; Node has none.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    network(new URL(path, `http://127.0.0.1:${port}`), init),
  )
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  effects = []
  forgetAnswers()
  browser('Mozilla/5.0 (X11; Linux x86_64)')
  setSessionHost({
    alert: (text) => effects.push(`alert ${text}`),
    toast: (title, description) => effects.push(`toast ${title} / ${description}`),
    goToLogin: () => effects.push('login'),
    forget: () => undefined,
    suspect: () => effects.push('suspect'),
  })
  storeToken(token)
  enterSession()
})

describe('a call', () => {
  test('sends method, path, token, key and body by its contract', async () => {
    let seen: unknown
    answer = (request, response, body) => {
      const { method, url, headers } = request
      seen = [method, url, headers['x-auth-token'], headers['idempotency-key'], body]
      reply(200, { isLiked: true, likesCount: 1 })(request, response, body)
    }
    const state = await call(likePost, {
      params: { id },
      body: { liked: true },
      idempotencyKey: 'k',
    })
    expect(state).toEqual({ isLiked: true, likesCount: 1 })
    expect(seen).toEqual(['POST', `/api/community/posts/${id}/like`, token, 'k', '{"liked":true}'])
  })

  test('sends a form when the contract is multipart', async () => {
    let type: string | undefined
    answer = (request, response, body) => {
      type = request.headers['content-type']
      reply(201, { sent: body.includes('name="content"') })(request, response, body)
    }
    expect(await call(createPost, { body: { content: 'Laut' } })).toEqual({ sent: true })
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
  })

  test('sends no token header when there is no valid token', async () => {
    localStorage.clear()
    let header: unknown = 'unset'
    answer = (request, response, body) => {
      header = request.headers['x-auth-token']
      reply(200, [])(request, response, body)
    }
    await call(listPosts, {})
    expect(header).toBeUndefined()
  })

  test('is not sent without a token when the session is over', async () => {
    let calls = 0
    answer = (request, response, body) => {
      calls += 1
      reply(200, [])(request, response, body)
    }
    endSession()
    await expect(call(listPosts, {})).rejects.toThrow('No authentication token found')
    expect(calls).toBe(0)
  })

  test('returns the cursor, and the remembered body on 304', async () => {
    const asked: unknown[] = []
    answer = (request, response, body) => {
      asked.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] !== undefined) response.writeHead(304).end()
      else reply(200, [1], { ETag: '"a"', 'X-Next-Cursor': id })(request, response, body)
    }
    const first = await callPage(listPosts, { query: {} })
    const second = await callPage(listPosts, { query: {} })
    expect(first).toMatchObject({ items: [1], nextCursor: id })
    expect(second.items).toBe(first.items)
    expect(second.nextCursor).toBe(id)
    expect(asked).toEqual([undefined, '"a"'])
  })

  test('returns a file as it is, and its refusal as an error', async () => {
    const photo = Buffer.from([0xff, 0xd8, 0x00, 0x80])
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo)
    }
    const input = { params: { id }, query: { ticket: 'x' } }
    const blob = await callBytes(temporaryPhoto, input)
    expect(blob.type).toBe('image/jpeg')
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(photo)
    answer = reply(410, { message: 'Foto abgelaufen', error: 'Foto abgelaufen', code: 'gone' })
    await expect(callBytes(temporaryPhoto, input)).rejects.toMatchObject({ status: 410 })
  })
})

describe('an error answer', () => {
  const failure = async () => call(likePost, { params: { id } }).catch((error: unknown) => error)

  test.each([
    [409, { message: 'Schon weg.', error: 'x', code: 'conflict' }, 'Schon weg.'],
    [409, { error: 'Nur error.' }, 'Nur error.'],
    [403, { message: 'Nicht ohne Kutte.' }, 'Nicht ohne Kutte.'],
    [500, { error: 'Amp durchgebrannt.' }, 'Amp durchgebrannt.'],
    [500, { message: '', error: '' }, 'Da ist uns eine Saite gerissen. Versuch es gleich nochmal.'],
    [404, { message: 'Not Found' }, 'Das gibt es hier nicht (mehr).'],
    [418, { message: 'Bad Request' }, 'Bad Request'],
    [418, 'Ich bin eine Kanne', '418: Ich bin eine Kanne'],
    [418, '', "418: I'm a Teapot"],
  ])('with %i %j has the text %s', async (status, body, text) => {
    answer = reply(status, body)
    await expect(failure()).resolves.toMatchObject({ status, message: text })
  })

  test("has a German text when the gateway's text is English", async () => {
    answer = reply(503, { message: 'Service Unavailable' }, { 'Retry-After': '2' })
    const error = await failure()
    expect(error).toMatchObject({ status: 503, retryAfterSeconds: 2 })
    expect(String(error)).not.toContain('Unavailable')
  })

  test('has a separate text when no answer arrives', async () => {
    answer = (_request, response) => response.destroy()
    await expect(failure()).resolves.toMatchObject({ status: 0, message: messages.offline })
  })
})

describe('401', () => {
  test('ends the session with one alert on a normal call', async () => {
    answer = refused
    const like = () => call(likePost, { params: { id } })
    const results = await Promise.allSettled([like(), like()])
    expect(results).toMatchObject([
      { reason: { message: 'Token invalid - redirecting to login' } },
      { reason: { message: 'Token invalid - redirecting to login' } },
    ])
    expect(effects).toEqual([`alert ${messages.sessionInvalid}`, 'login'])
    expect(readToken()).toBeUndefined()
    expect(sessionPhase()).toBe('guest')
  })

  test('only validates the session on a query', async () => {
    answer = refused
    await expect(nullWhenRefused(call(listPosts, {}))).resolves.toBeNull()
    expect(effects).toEqual(['suspect'])
    expect(readToken()).toBe(token)
  })

  test('ends the session on the news, as on a normal call', async () => {
    answer = refused
    await expect(callPage(listArticles, {})).rejects.toThrow('Token invalid')
    expect(effects).toEqual([`alert ${messages.sessionInvalid}`, 'login'])
    expect(sessionPhase()).toBe('guest')
  })

  test('only throws on the login', async () => {
    answer = refused
    const attempt = call(login, { body: { username: 'a', password: 'b' } })
    await expect(attempt).rejects.toMatchObject({ message: 'Nein' })
    expect(effects).toEqual([])
  })

  test('shows an alert on an upload, and a toast on iOS', async () => {
    answer = refused
    await expect(callUpload(createUpload, { body: upload })).rejects.toThrow('Token invalid')
    expect(effects).toEqual([`alert ${messages.sessionInvalid}`, 'login'])

    effects = []
    storeToken(token)
    enterSession()
    browser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    await expect(callUpload(createUpload, { body: upload })).rejects.toThrow('Token invalid')
    expect(effects).toEqual(['toast Session abgelaufen / Bitte melde dich erneut an.'])
    expect(sessionPhase()).toBe('ending')
    await expect.poll(() => effects.at(-1), { timeout: 3000 }).toBe('login')
  })
})

describe('an upload without a token', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  test('fails before it is sent', async () => {
    answer = reply(201, {})
    const attempt = callUpload(createUpload, { body: upload })
    await expect(attempt).rejects.toThrow('No authentication token found')
    expect(effects).toEqual([])
  })

  test('shows an alert and the login on iOS', async () => {
    browser('iPad')
    await expect(callUpload(createUpload, { body: upload })).rejects.toThrow()
    expect(effects).toEqual([`alert ${messages.iosUploadWithoutToken}`, 'login'])
  })
})
