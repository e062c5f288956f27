import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventedSites, startFeeds } from '../../demo/feeds/server.ts'
import { PUBLICATIONS } from '../../demo/feeds/publications.ts'
import type { Tried } from './try-feed.ts'

const CLI = join(import.meta.dirname, '../try-feed.ts')
const FIXTURE = join(import.meta.dirname, 'fixtures/mixed.xml')

const folder = mkdtempSync(join(tmpdir(), 'try-feed-'))
const file = join(folder, 'krachblatt.xml')
const feeds = await startFeeds(inventedSites(() => Date.now()))

beforeAll(() => {
  const today = new Date(Date.now() - 3_600_000).toUTCString()
  writeFileSync(file, readFileSync(FIXTURE, 'utf8').replaceAll('{today}', today))
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await feeds.stop()
})

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { LOCAL_HOSTS: JSON.stringify(feeds.hosts) }
    execFile(process.execPath, [CLI, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })

const json = async (...args: readonly string[]): Promise<Tried> => {
  const { code, out, err } = await run('--json', ...args)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as Tried
}

describe('a file', () => {
  it('is read, grouped, written and judged, with a reason for everything left out', async () => {
    const tried = await json(file)
    expect(tried.items.map(({ url }) => url.split('/').at(-1))).toEqual(
      expect.arrayContaining(['ironveil', 'ironveil-2', 'grabfurche']),
    )
    expect(tried.items).toHaveLength(3)
    expect(tried.leftOut.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('steht schon weiter oben'),
      expect.stringContaining('ohne Link'),
      expect.stringContaining('älter als 14 Tage'),
      expect.stringContaining('ohne lesbares Datum'),
    ])
    expect(tried.stories.map(({ items }) => items.length).toSorted()).toEqual([1, 2])
    const [held] = tried.articles.filter(({ outcome }) => outcome === 'held')
    expect(held?.reasons[0]).toContain('Der zweite Leser belegt den Satz')
    expect(tried.articles.filter(({ outcome }) => outcome === 'published')).toHaveLength(1)
    expect(tried.cost.checking).toBeGreaterThan(0)
  })

  it('is explained in German', async () => {
    const { code, out } = await run(file, '--stories', '1')
    expect(code).toBe(0)
    for (const text of [
      'Gelesen: 3 Meldungen, ausgelassen: 4',
      'MOORHEXE vor langer Zeit\n      älter als 14 Tage',
      '(2 Meldungen)',
      'Eine weitere Story ist nicht geschrieben.',
      'vom lokalen Modell nach Regeln',
    ])
      expect(out).toContain(text)
  })

  it('has news without a date when asked for them', async () => {
    expect((await json(file, '--undated', '--stories', '0')).items).toHaveLength(4)
  })
})

it('reads an address with the rules of its site', async () => {
  const publication = PUBLICATIONS[0]
  const tried = await json(`http://${publication?.id ?? ''}.test${publication?.path ?? ''}`)
  expect(tried.items.length).toBeGreaterThan(5)
  expect(tried.articles.filter(({ outcome }) => outcome === 'failed')).toEqual([])
})

describe('says in German what is wrong, with its exit code', () => {
  it.each([
    ['no argument', [], 2, /^Es fehlt genau eine Datei oder Adresse\./],
    ['two arguments', ['a.xml', 'b.xml'], 2, /^Es fehlt genau eine/],
    ['an unknown option', ['a.xml', '--wrong'], 2, /^Diese Option gibt es nicht.*--wrong/],
    ['no number', ['a.xml', '--stories', 'x'], 2, /„x“ ist keine Zahl/],
    [
      'an unknown category',
      ['a.xml', '--category', 'x'],
      2,
      /„x“ gibt es nicht\. Möglich sind: news/,
    ],
    ['a missing file', ['nirgends.xml'], 1, /^Die Datei nirgends\.xml gibt es nicht\./],
    ['a folder', [folder], 1, /ist ein Ordner/],
    ['something else than a feed', [CLI], 1, /liegt kein Feed/],
    ['another protocol', ['ftp://a.example/x'], 1, /nur http und https/],
    ['credentials', ['https://a:b@a.example/x'], 1, /nur http und https/],
  ] as const)('%s', async (_, args, code, text) => {
    const ran = await run(...args)
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.err).toMatch(text)
    expect(ran.err).not.toContain('at file:')
  })

  it('an address that does not lead to the internet', async () => {
    const { code, err } = await run('http://127.0.0.1/feed')
    expect([code, err.split('\n')]).toEqual([1, [expect.stringMatching(/\.$/), '']])
  })

  it('help', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Aufruf') as unknown,
    })
  })
})
