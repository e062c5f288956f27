import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inventedSites, startFeeds } from '../../demo/feeds/server.ts'
import { PUBLICATIONS } from '../../demo/feeds/publications.ts'
import { tryFeedCommand, type Ended } from './command.ts'
import { readFeedOf } from './read.ts'
import type { Tried } from './try-feed.ts'

const CLI = join(import.meta.dirname, '../try-feed.ts')
const FIXTURE = join(import.meta.dirname, 'fixtures/mixed.xml')

const folder = mkdtempSync(join(tmpdir(), 'try-feed-'))
const file = join(folder, 'krachblatt.xml')
const feeds = await startFeeds(inventedSites(() => Date.now()))

beforeAll(() => {
  vi.stubEnv('LOCAL_HOSTS', JSON.stringify(feeds.hosts))
  const today = new Date(Date.now() - 3_600_000).toUTCString()
  writeFileSync(file, readFileSync(FIXTURE, 'utf8').replaceAll('{today}', today))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await feeds.stop()
})

/** The command as `npm run` starts it. */
const runProcess = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })

const json = async (...args: readonly string[]): Promise<Tried> => {
  const { code, out, err } = await tryFeedCommand(['--json', ...args])
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
    const { code, out } = await tryFeedCommand([file, '--stories', '1'])
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

it('explains itself when asked for help', async () => {
  const { code, out } = await tryFeedCommand(['--help'])
  expect([code, out]).toEqual([0, expect.stringContaining('Aufruf')])
})

describe('a wrong call says in German what is wrong', () => {
  it.each([
    ['no argument', [], /^Es fehlt genau eine Datei oder Adresse\./],
    ['two arguments', ['a.xml', 'b.xml'], /^Es fehlt genau eine/],
    ['an unknown option', ['a.xml', '--wrong'], /^Diese Option gibt es nicht.*--wrong/],
    ['no number', ['a.xml', '--stories', 'x'], /„x“ ist keine Zahl/],
    ['an unknown category', ['a.xml', '--category', 'x'], /„x“ gibt es nicht\. Möglich sind: news/],
  ] as const)('when it has %s', async (_, args, text) => {
    const ran = await tryFeedCommand(args)
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toMatch(text)
  })

  it('when its file is missing, as a process with its exit code', async () => {
    const { code, out, err } = await runProcess('nirgends.xml')
    expect([code, out, err]).toEqual([1, '', 'Die Datei nirgends.xml gibt es nicht.\n'])
  })
})

it.each([
  ['is a folder', folder, /ist ein Ordner/],
  ['is something else than a feed', CLI, /liegt kein Feed/],
  ['has another protocol', 'ftp://a.example/x', /nur http und https/],
  ['has credentials', 'https://a:b@a.example/x', /nur http und https/],
  ['does not lead to the internet', 'http://127.0.0.1/feed', /^[^\n]+\.$/],
] as const)('refuses to read in German what %s', async (_, from, text) => {
  const wish = { from, language: 'de', category: 'news', undated: false } as const
  await expect(readFeedOf(wish, Date.now())).rejects.toThrow(text)
})
