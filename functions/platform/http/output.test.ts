import { createHash, hash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { aiHelp } from '#shared/api/ai-help.ts'
import { listArticles } from '#shared/api/articles.ts'
import type { Contract } from '#shared/api/contract.ts'
import { temporaryPhoto, voiceStream } from '#shared/api/messages.ts'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { toEvent } from '#testing/call.ts'
import { Answer, Page, TextAnswer } from './answer.ts'
import { present } from './output.ts'
import { bytesAnswer, redirectAnswer } from './raw-answer.ts'

vi.mock('node:crypto', { spy: true })
vi.mock('node:zlib', { spy: true })

const LIST = Array.from({ length: 40 }, (_, id) => ({ id, content: 'Lärm, der trägt: 🤘' }))
const CURSOR = '01KACCCCCCCCCCCCCCCCCCCCCC'

const answerTo = (contract: Contract, answer: Answer, headers: Record<string, string> = {}) =>
  present(contract, toEvent(contract, { headers }), answer)

const gzipped = (answer: Answer, contract: Contract = listPosts) =>
  answerTo(contract, answer, { 'accept-encoding': 'gzip, deflate, br' })

const plainText = ({ body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString('utf8') : body

const tagOf = ({ headers }: APIGatewayProxyStructuredResultV2): string => String(headers?.['etag'])

describe('the body', () => {
  it('is the JSON of the value, compressed for callers that accept gzip', () => {
    const answer = new Page(LIST, CURSOR)
    const [packed, plain] = [gzipped(answer), answerTo(listPosts, answer)]
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-next-cursor': CURSOR })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.isBase64Encoded).toBeUndefined()
    expect(plain.body).toBe(JSON.stringify(LIST))
    expect(plainText(packed)).toBe(plain.body)
  })

  it('is sent as it is below one kilobyte, counted in bytes', () => {
    expect(gzipped(new Answer('x'.repeat(1021))).headers).not.toHaveProperty('content-encoding')
    expect(gzipped(new Answer('x'.repeat(1022))).headers).toHaveProperty('content-encoding')
    expect(gzipped(new Answer('ä'.repeat(511))).headers).toHaveProperty('content-encoding')
  })

  it('is not compressed for callers that do not accept it', () => {
    const answer = new Answer(LIST)
    for (const encoding of ['br', 'identity', 'xgzip'])
      expect(answerTo(listPosts, answer, { 'accept-encoding': encoding }).body).toBe(
        JSON.stringify(LIST),
      )
  })
})

describe('the tag', () => {
  it('is a hash of the JSON and the cursor, in either encoding', () => {
    const answer = new Page(LIST, CURSOR)
    const expected = createHash('sha256').update(JSON.stringify(LIST)).update(CURSOR)
    const tag = `"${expected.digest('base64url').slice(0, 27)}"`
    expect([gzipped(answer), answerTo(listPosts, answer)].map(tagOf)).toEqual([tag, tag])
  })

  it('changes with the value and with the cursor', () => {
    const changed = LIST.with(3, { id: 3, content: 'leiser' })
    const answers = [
      new Page(LIST, undefined),
      new Page(LIST, CURSOR),
      new Page(LIST, CURSOR.toLowerCase()),
      new Page(changed, CURSOR),
    ]
    expect(new Set(answers.map((answer) => tagOf(gzipped(answer)))).size).toBe(answers.length)
  })

  it('leads to 304 without a body when the caller names it, alone, weak or among others', () => {
    const answer = new Page(LIST, CURSOR)
    const tag = tagOf(gzipped(answer))
    for (const sent of [tag, `W/${tag}`, `"older", ${tag}`]) {
      const { statusCode, body, headers } = answerTo(listPosts, answer, { 'if-none-match': sent })
      expect([statusCode, body]).toEqual([304, undefined])
      expect(headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
    }
    for (const sent of ['"older"', tag.slice(1, -1), '*'])
      expect(answerTo(listPosts, answer, { 'if-none-match': sent }).statusCode).toBe(200)
  })

  it('belongs to polled contracts only', () => {
    const answer = new Page(LIST, undefined)
    const { headers } = gzipped(answer, listArticles)
    expect(headers).not.toHaveProperty('etag')
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    const sent = { 'if-none-match': tagOf(gzipped(answer)) }
    expect(answerTo(listArticles, answer, sent).statusCode).toBe(200)
    expect(answerTo(createPost, answer).statusCode).toBe(201)
  })
})

describe('the mark of AI text', () => {
  const markOf = (contract: Contract, value: unknown) =>
    answerTo(contract, new Answer(value)).headers?.['ai-disclosure']

  it('is on answers of contracts that carry it, an empty list included', () => {
    expect(markOf(listArticles, [])).toBe('mode=machine-generated')
    expect(markOf(listPosts, [])).toBeUndefined()
  })

  it('is left out when the answer says that people wrote it', () => {
    expect(markOf(aiHelp, { outcome: 'answered' })).toBe('mode=machine-generated')
    expect(markOf(aiHelp, { outcome: 'unknown' })).toBeUndefined()
    expect(markOf(aiHelp, null)).toBeUndefined()
  })
})

describe('an answer for several callers', () => {
  it('has the bytes and the tag of an answer made for one of them', () => {
    const shared = new Page(LIST, CURSOR)
    for (const present of [gzipped, (answer: Answer) => answerTo(listPosts, answer)]) {
      const own = present(new Page([...LIST], CURSOR))
      expect([present(shared), present(shared)]).toEqual([own, own])
    }
  })

  it('costs its JSON, its hash and its compression once', () => {
    vi.clearAllMocks()
    const toJSON = vi.fn(() => LIST)
    const shared = new Answer({ toJSON })
    const tag = tagOf(gzipped(shared))
    gzipped(shared)
    answerTo(listPosts, shared)
    answerTo(listPosts, shared, { 'if-none-match': tag })
    expect([toJSON, hash, gzipSync].map((work) => vi.mocked(work).mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  })

  it('gives each caller headers of their own', () => {
    const shared = new Page(LIST, CURSOR)
    const first = gzipped(shared)
    const headers = { ...first.headers }
    Object.assign(first.headers ?? {}, { etag: 'changed', 'x-next-cursor': 'changed' })
    first.body = 'changed'
    expect(gzipped(shared).headers).toEqual(headers)
    expect(plainText(gzipped(shared))).toBe(JSON.stringify(LIST))
  })
})

describe('an answer other than JSON', () => {
  it('is a file as base64, neither compressed nor cached', () => {
    const whole = Buffer.from(`left${'\xff'.repeat(4000)}`, 'latin1')
    expect(gzipped(bytesAnswer('image/png', whole.subarray(4)), temporaryPhoto)).toEqual({
      statusCode: 200,
      headers: { 'cache-control': 'no-store', 'content-type': 'image/png' },
      body: whole.subarray(4).toString('base64'),
      isBase64Encoded: true,
    })
  })

  it('is a text with headers of its own, compressed and with the tag of its bytes', () => {
    const text = 'BEGIN:VCALENDAR\r\n'.repeat(100)
    const answer = new TextAnswer(text, { 'content-type': 'text/calendar; charset=utf-8' })
    const packed = gzipped(answer)
    expect(plainText(packed)).toBe(text)
    expect(packed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
    })
    expect(answerTo(listPosts, answer).body).toBe(text)
    const sent = { 'if-none-match': tagOf(packed) }
    expect(answerTo(listPosts, answer, sent).statusCode).toBe(304)
    const other = new TextAnswer(`${text} `, answer.headers)
    expect(answerTo(listPosts, other, sent).statusCode).toBe(200)
  })

  it('is an address without a body', () => {
    expect(gzipped(redirectAnswer('https://media.example/x?y'), voiceStream)).toEqual({
      statusCode: 302,
      headers: { 'cache-control': 'no-store', location: 'https://media.example/x?y' },
    })
  })
})
