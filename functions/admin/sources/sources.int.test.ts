import { beforeEach, describe, expect, it } from 'vitest'
import {
  addSource,
  listSources,
  removeSource,
  updateSource,
  type Source,
} from '#shared/api/sources.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { sourceHealthKey, SOURCES } from '../../pipeline/sources/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { handler as add } from './add-source.ts'
import { handler as list } from './list-sources.ts'
import { handler as removeHandler } from './remove-source.ts'
import { handler as update } from './update-source.ts'

const { token } = await aMember({ role: 'admin' })

const FIELDS = {
  name: 'Krachblatt',
  url: 'https://krachblatt.test/feed',
  category: 'news',
  language: 'de',
  enabled: true,
} as const

const listed = async (): Promise<readonly Source[]> => {
  const answer = await call(list, listSources, { token })
  expect(answer.status).toBe(200)
  return answer.json
}

const addOne = (changes: object = {}) =>
  call(add, addSource, { token, body: { ...FIELDS, ...changes } })

const change = (id: string, changes: object = {}) =>
  call(update, updateSource, { token, params: { id }, body: { ...FIELDS, ...changes } })

const drop = (id: string) => call(removeHandler, removeSource, { token, params: { id } })

beforeEach(async () => {
  const items = await storedUnder(SOURCES)
  await Promise.all(items.map((item) => remove(item)))
})

describe('sources', () => {
  it('are added, listed by name, changed and removed', async () => {
    const added = await addOne()
    expect(added.status).toBe(201)
    const { id } = added.json as Source
    await addOne({ name: 'Amboss', url: 'http://amboss.test/rss' })
    expect((await listed()).map(({ name }) => name)).toEqual(['Amboss', 'Krachblatt'])
    expect(added.json).toMatchObject({ ...FIELDS, health: { failures: 0, optedOut: false } })
    expect(await change(id, { enabled: false, category: 'review' })).toMatchObject({
      status: 200,
      json: { id, enabled: false, category: 'review' },
    })
    expect((await drop(id)).status).toBe(200)
    expect((await listed()).map(({ name }) => name)).toEqual(['Amboss'])
    expect((await drop(id)).status).toBe(404)
    expect((await change(id)).status).toBe(404)
  })

  it('show their health, which is reset by another URL', async () => {
    const { id } = (await addOne()).json as Source
    const lastError = { code: 'html', message: 'Kein Feed.', at: '2026-11-22T09:00:00.000Z' }
    await putAll([{ ...sourceHealthKey(id), failures: 3, etag: '"a"', lastError }])
    expect((await listed())[0]?.health).toMatchObject({ failures: 3, hasEtag: true, lastError })
    await change(id, { name: 'Krach-Blatt' })
    expect((await listed())[0]?.health.failures).toBe(3)
    await change(id, { url: 'https://krachblatt.test/neu' })
    expect((await listed())[0]?.health).toMatchObject({ failures: 0, lastError: null })
    await drop(id)
    expect(await stored(sourceHealthKey(id))).toBeNull()
  })

  it.each([
    'http://krachblatt.test/feed',
    'https://www.krachblatt.test/feed/',
    'https://KRACHBLATT.test./feed',
    'https://krachblatt.test//feed?PHPSESSID=a1b2c3',
    'https://krachblatt.test/feed?utm_source=admin#neu',
    'https://krachblatt.test:443/f%65ed;jsessionid=12',
    'https://m.krachblatt.test/feed?nocache=17',
  ])('are refused with 409 for another spelling of a source: %s', async (url) => {
    await addOne()
    expect(await addOne({ name: 'Anders', url })).toMatchObject({
      status: 409,
      json: {
        message:
          'Das ist derselbe Feed wie „Krachblatt“ (https://krachblatt.test/feed), nur anders geschrieben.',
      },
    })
    const other = (await addOne({ url: 'https://amboss.test/rss' })).json as Source
    expect((await change(other.id, { url })).status).toBe(409)
  })

  it('may be other feeds of one site', async () => {
    await addOne()
    for (const url of [
      'https://krachblatt.test/comments/feed',
      'https://krachblatt.test/feed?category=doom',
      'https://news.krachblatt.test/feed',
      'https://krachblatt.test/Feed',
    ])
      expect((await addOne({ url })).status).toBe(201)
  })

  it('are refused with 409 where a source was led to', async () => {
    const { id } = (await addOne()).json as Source
    const redirects = ['https://krachblatt.test/f', 'https://feeds.krachblatt.test/all.xml']
    await putAll([{ ...sourceHealthKey(id), redirects }])
    const answer = await addOne({ url: 'http://feeds.krachblatt.test/all.xml/' })
    expect(answer.status).toBe(409)
    expect((await addOne({ url: 'https://krachblatt.test/f' })).status).toBe(201)
  })

  it('are refused with 409 for the URL of another source', async () => {
    const { id } = (await addOne()).json as Source
    const twin = await addOne({ name: 'Anders' })
    expect(twin).toMatchObject({
      status: 409,
      json: { message: 'Diese Adresse ist schon eine Quelle.' },
    })
    const other = (await addOne({ url: 'https://amboss.test/rss' })).json as Source
    expect((await change(other.id)).status).toBe(409)
    expect((await change(id, { name: 'Eigene Adresse bleibt' })).status).toBe(200)
  })

  it('are added once when two admins add the same URL at once', async () => {
    const answers = await Promise.all([addOne(), addOne(), addOne()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await listed()).toHaveLength(1)
  })

  it('store one of two concurrent changes completely', async () => {
    const { id } = (await addOne()).json as Source
    const names = ['Die Eine', 'Die Andere']
    const answers = await Promise.all(names.map((name) => change(id, { name })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(names).toContain((await listed())[0]?.name)
    expect(await listed()).toHaveLength(1)
  })

  it('stay removed when another admin changes them meanwhile', async () => {
    const { id } = (await addOne()).json as Source
    const [removed, changed] = await Promise.all([drop(id), change(id, { name: 'Zombie' })])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    expect(await listed()).toEqual([])
  })

  it('are refused with 409 beyond the limit', async () => {
    const many = Array.from({ length: LIMITS.sources }, (_, index) => ({
      ...FIELDS,
      name: `Blatt ${index}`,
      url: `https://blatt-${index}.test/`,
    }))
    await putAll(
      many.map((fields, index) => ({ PK: SOURCES, SK: `many-${index}`, ...fields, createdAt: '' })),
    )
    expect(await addOne()).toMatchObject({
      status: 409,
      json: { message: `Mehr als ${LIMITS.sources} Quellen gehen nicht.` },
    })
  })
})

const BAD: readonly (readonly [string, object])[] = [
  ['no name', { name: '  ' }],
  ['a name of a thousand letters', { name: 'x'.repeat(1000) }],
  ['a relative URL', { url: '/feed' }],
  ['a file URL', { url: 'file:///etc/passwd' }],
  ['a script URL', { url: 'javascript:alert(1)' }],
  ['credentials in the URL', { url: 'https://root:geheim@krachblatt.test/' }],
  ['a URL of three kilobytes', { url: `https://krachblatt.test/${'x'.repeat(3000)}` }],
  ['an unknown category', { category: 'klatsch' }],
  ['an unknown language', { language: 'fr' }],
  ['a text as the switch', { enabled: 'ja' }],
]

it.each(BAD)('returns 400 for a source with %s', async (_, fields) => {
  const answer = await addOne(fields)
  expect(answer.status).toBe(400)
  expect((answer.json as { message: string }).message).toMatch(/[a-zäöü]{4}/)
  expect(await listed()).toEqual([])
})
