import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'
import { freePort } from '#testing/free-port.ts'
import { startLocalCloud } from '../../product/start.ts'
import { signIns } from '../../demo/content/members.ts'
import { isAbove, shortOf, type Figure } from '../measurements/figure.ts'
import { startHttp2Front } from './http2-front.ts'
import { lighthouseScores, warmUp, type Scores, type Visit } from './lighthouse-scores.ts'
import type { Result } from './schedule.ts'
import * as z from 'zod/mini'

const RUNS = 5
const PERCENT = 100

interface Limits {
  readonly performance: number
  readonly blockedMs: number
  readonly requests: number
  readonly codeKb: number
}

const SCREEN: Limits = { performance: 92, blockedMs: 200, requests: 30, codeKb: 220 }

interface Page {
  readonly path: string
  /** What the page shows when it is usable. The score of a splash or of an empty list counts as a failure. */
  readonly content: string
  readonly isPublic?: true
  readonly limits: Limits
}

const PAGES: Readonly<Record<string, Page>> = {
  login: {
    path: '/login',
    content: 'input[type=password]',
    isPublic: true,
    limits: { ...SCREEN, performance: 95 },
  },
  feed: {
    path: '/',
    content: '[role=feed] article',
    limits: { ...SCREEN, requests: 25, codeKb: 190 },
  },
  news: { path: '/news', content: 'main article', limits: SCREEN },
  concerts: { path: '/concerts', content: 'main li a[href^="/concerts/"]', limits: SCREEN },
  messages: { path: '/messages', content: 'main a[href*="/messages?"]', limits: SCREEN },
}

export const limitsOf = (page: string): Limits => PAGES[page]?.limits ?? SCREEN

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The plain median of each figure; what must hold in every run is the worst. */
const medianOf = (runs: readonly Scores[]): Scores => {
  const each = (figure: (run: Scores) => number) => runs.map(figure)
  return {
    page: runs[0]?.page ?? '',
    performance: median(each((run) => run.performance)),
    accessibility: Math.min(...each((run) => run.accessibility)),
    bestPractices: Math.min(...each((run) => run.bestPractices)),
    lost: [...new Set(runs.flatMap((run) => run.lost))],
    content: Math.min(...each((run) => run.content)),
    paintMs: median(each((run) => run.paintMs)),
    blockedMs: median(each((run) => run.blockedMs)),
    requests: median(each((run) => run.requests)),
    codeKb: median(each((run) => run.codeKb)),
  }
}

const measure = async (visit: Visit): Promise<Scores> => {
  await warmUp(visit)
  const runs: Scores[] = []
  while (runs.length < RUNS) runs.push(await lighthouseScores(visit))
  return medianOf(runs)
}

const NEWS_TIMEOUT_MS = 120_000
const QUIET_MS = 4000
/** The browser is another child of this process, so it counts as a part of the local cloud. */
const MEMORY_MB = 4000

/** The number of articles on all pages of the list. */
const countNews = async (site: string, token: string): Promise<number> => {
  let count = 0
  let cursor: string | null = ''
  while (cursor !== null) {
    const from = cursor === '' ? '' : `?cursor=${cursor}`
    const response: Response = await fetch(`${site}/api/articles${from}`, {
      headers: { 'x-auth-token': token },
    })
    count += ((await response.json()) as readonly unknown[]).length
    cursor = response.headers.get(NEXT_CURSOR_HEADER)
  }
  return count
}

/** Waits until all news of the demo are written, because writing them takes the processor. */
const untilNewsAreWritten = async (site: string, token: string): Promise<void> => {
  const deadline = Date.now() + NEWS_TIMEOUT_MS
  let before = 0
  while (Date.now() < deadline) {
    const count = await countNews(site, token)
    if (count > 0 && count === before) return
    before = count
    await sleep(QUIET_MS)
  }
  throw new Error('The demo still writes news after two minutes.')
}

const Login = z.object({ authToken: z.string() })

/** The token of a member of the demo community, who has chats. */
const signIn = async (site: string): Promise<string> => {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: signIns.member, password: signIns.password }),
  })
  return Login.parse(await response.json()).authToken
}

/** Pages of the demo community, on a separate local cloud behind HTTP/2. */
export const measurePages = async (): Promise<readonly Scores[]> => {
  await using cleanup = new AsyncDisposableStack()
  const dir = await mkdtemp(join(tmpdir(), 'hoellenlaerm-lighthouse-'))
  cleanup.defer(() => rm(dir, { recursive: true, force: true }))
  const cloud = await startLocalCloud({
    port: await freePort(),
    dir,
    quiet: true,
    memoryMb: MEMORY_MB,
  })
  cleanup.defer(() => cloud.stop())
  const front = await startHttp2Front(cloud.url)
  cleanup.defer(() => front.stop())
  const token = await signIn(cloud.url)
  await untilNewsAreWritten(cloud.url, token)
  const scores: Scores[] = []
  for (const [page, { path, content, isPublic }] of Object.entries(PAGES))
    scores.push(
      await measure({ page, url: front.url + path, content, ...(!isPublic && { token }) }),
    )
  return scores
}

const line = (scores: Scores): string => {
  const { page, performance, accessibility, bestPractices, paintMs, blockedMs } = scores
  const times = `paint ${String(paintMs)} ms, blocked ${String(blockedMs)} ms`
  const amount = `${String(scores.requests)} requests, ${scores.codeKb.toFixed(0)} KB of code`
  return `${page} ${String(performance)}/${String(accessibility)}/${String(bestPractices)} (${times}, ${amount})`
}

const complaints = ({ page, content, lost }: Scores): readonly string[] =>
  content > 0 ? lost : [...lost, `${page}: nothing of ${PAGES[page]?.content ?? ''} was shown`]

const figuresOf = (scores: Scores): readonly Figure[] => {
  const { performance, blockedMs, requests, codeKb } = limitsOf(scores.page)
  const name = `lighthouse: ${scores.page}`
  return [
    shortOf(PERCENT, name, scores.performance, performance),
    { name: `${name}, blocked`, value: scores.blockedMs, limit: blockedMs, unit: 'ms' },
    { name: `${name}, requests`, value: scores.requests, limit: requests, unit: 'requests' },
    { name: `${name}, code`, value: scores.codeKb, limit: codeKb, unit: 'KB' },
  ]
}

const isGood = (scores: Scores): boolean =>
  scores.accessibility === PERCENT &&
  scores.bestPractices === PERCENT &&
  scores.content > 0 &&
  !figuresOf(scores).some(isAbove)

export const lighthouseCheck = async (): Promise<Result> => {
  const pages = await measurePages()
  const passed = pages.filter(isGood).length
  const note = `performance/accessibility/best practices: ${pages.map(line).join(', ')}`
  return {
    passed,
    failed: pages.length - passed,
    note,
    output: [note, ...pages.flatMap(complaints)].join('\n'),
    figures: pages.flatMap(figuresOf),
  }
}
