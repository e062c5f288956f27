import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import type { LocalCloud } from './cloud.ts'
import { fixture } from './testing/start-fixture.ts'

const site = fixture()
let cloud: LocalCloud

beforeAll(async () => {
  cloud = await site.start()
})
afterAll(async () => {
  await cloud.stop()
  site.remove()
})

const call = async (path: string, init?: RequestInit) => {
  const response = await fetch(cloud.url + path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

interface Echo {
  readonly headers: Record<string, string>
  readonly pathParameters?: Record<string, string>
  readonly body?: string
  readonly remaining: number
}

const echo = async (path: string, init?: RequestInit): Promise<Echo> =>
  JSON.parse((await call(path, init)).text) as Echo

describe('the edge', () => {
  it('serves the site with the headers of the template, and the start page for every screen', async () => {
    const { status, headers, text } = await call('/some/screen')
    expect(status).toBe(200)
    expect(text).toContain('<title>Site</title>')
    expect(headers.get('content-type')).toBe('text/html')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(`connect-src ${cloud.s3Endpoint}`)
  })

  it('returns 404 for a missing asset', async () => {
    expect((await call('/assets/old.js')).status).toBe(404)
  })

  it('compresses when the behaviour enables it', async () => {
    const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map(async (encoding) => {
        const { headers, text } = await call('/', accepting(encoding))
        expect(text).toContain('<title>Site</title>')
        return headers.get('content-encoding')
      }),
    )
    expect(encodings).toEqual(['br', 'gzip', null])
    const { headers } = await call('/assets/app.js', accepting('br'))
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('returns 304 for the current ETag, and serves ranges', async () => {
    const etag = (await call('/assets/app.js')).headers.get('etag') ?? ''
    expect((await call('/assets/app.js', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const part = await call('/assets/app.js', { headers: { range: 'bytes=0-10' } })
    expect([part.status, part.text]).toEqual([206, 'console.log'])
  })

  it('returns 403 for a method that the behaviour does not allow', async () => {
    expect((await call('/', { method: 'POST' })).status).toBe(403)
  })

  it('sends viewer address and origin secret to the API, and overwrites those of the caller', async () => {
    const headers = { 'x-viewer-ip': '6.6.6.6', 'x-origin-secret': 'guess', 'x-auth-token': 'mine' }
    const event = await echo('/api/echo', { headers })
    expect(event.headers['x-viewer-ip']).toBe('127.0.0.1')
    expect(event.headers['x-origin-secret']).toMatch(/^\w{48}$/)
    expect(event.headers['x-auth-token']).toBe('mine')
  })
})

describe('the API', () => {
  it('passes path parameters and body to the function', async () => {
    const headers = { 'content-type': 'application/json' }
    const event = await echo('/api/echo/a%20b', { method: 'POST', headers, body: '{"a":"ä"}' })
    expect(event.pathParameters).toEqual({ id: 'a b' })
    expect(event.body).toBe('{"a":"ä"}')
    expect(event.remaining).toBeGreaterThan(1000)
  })

  it.each([7, 11])('returns 413 for %i MB', async (megabytes) => {
    const body = Buffer.alloc(megabytes * 1024 * 1024)
    expect((await call('/api/echo', { method: 'POST', body })).status).toBe(413)
  })

  it('survives a caller that disconnects during a request', async () => {
    await new Promise<void>((left) => {
      const options = { method: 'POST', headers: { 'content-length': '1000' } }
      const sending = request(`${cloud.url}/api/echo`, options)
      sending.on('error', () => undefined).on('close', () => left())
      sending.write('half', () => sending.destroy())
    })
    expect((await call('/api/count')).status).toBe(200)
  })
})

describe('functions', () => {
  it('have separate environments with the addresses of the engines', async () => {
    const variables = JSON.parse((await call('/api/environment')).text) as Record<string, string>
    expect(variables).toMatchObject({
      OWN: 'environment',
      SITE_ORIGIN: cloud.url,
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL_DYNAMODB: cloud.dynamoEndpoint,
      AWS_LAMBDA_FUNCTION_NAME: 'fixture-environment',
    })
    expect(variables['QUEUE_URL']).toBe(`${cloud.sqsEndpoint}/000000000000/work`)
    expect(variables['DERIVED_QUEUE_URL']).toBe(variables['QUEUE_URL'])
    expect(variables).not.toHaveProperty('PATH')
  })

  it('stay warm between calls', async () => {
    const { calls } = JSON.parse((await call('/api/count')).text) as { calls: number }
    const again = JSON.parse((await call('/api/count')).text) as { calls: number }
    expect(again.calls).toBe(calls + 1)
  })

  it('run concurrent calls in separate isolates', async () => {
    const answers = await Promise.all([call('/api/pair'), call('/api/pair')])
    expect(answers.map(({ text }) => text)).toEqual(['{"met":true}', '{"met":true}'])
  })

  it.each([
    ['fail', 500, 'Internal Server Error'],
    ['exit', 500, 'Internal Server Error'],
    ['broken', 500, 'Internal Server Error'],
    ['heap', 500, 'Internal Server Error'],
    ['leap', 500, 'Internal Server Error'],
    ['buffers', 500, 'Internal Server Error'],
    ['slow', 503, 'Service Unavailable'],
  ])('fail one call only when they crash (%s)', async (name, status, message) => {
    const { status: got, text } = await call(`/api/${name}`)
    expect([got, JSON.parse(text)]).toEqual([status, { message }])
    expect(site.output.some((line) => line.startsWith(`fixture-${name} failed`))).toBe(true)
    expect((await call('/api/echo')).status).toBe(200)
  })

  it('write output and failures to separate log files', async () => {
    await call('/api/fail')
    await eventually(() => {
      const log = readFileSync(join(site.directory, 'logs', 'fixture-fail.log'), 'utf8')
      expect(log).toContain('about to fail')
      expect(log).toContain('"errorMessage":"on purpose"')
    })
  })
})
