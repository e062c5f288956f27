import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'
import { freePort } from '#testing/engines.ts'
import { startLocalCloud } from '../../product/start.ts'
import { shortOf } from '../measurements/figure.ts'
import { slowdownFor } from './emulated-phone.ts'
import { startHttp2Front } from './http2-front.ts'
import { lighthouseScores, warmUp, type Scores, type Visit } from './lighthouse-scores.ts'
import type { Result } from './schedule.ts'
import * as z from 'zod/mini'

const TRIES = 5

/** Performance that each page must reach. */
export const LIMITS = { login: 95, feed: 95, news: 90 } as const

type Page = keyof typeof LIMITS

/** What a page shows when it is usable. The score of a splash or of an empty list counts as a failure. */
const CONTENT: Readonly<Record<Page, string>> = {
  login: 'input[type=password]',
  feed: '[role=feed] article',
  news: 'main article',
}

const isGood = (limit: number, scores: Scores): boolean =>
  scores.accessibility === 100 &&
  scores.bestPractices === 100 &&
  scores.performance >= limit &&
  scores.content > 0

/**
 * A busy machine can only lower the score, so the best of several tries counts. From the second try on, the slowdown
 * of the emulated phone follows the benchmark of the previous try.
 */
const bestOf = async (limit: number, visit: Visit): Promise<Scores> => {
  await warmUp(visit)
  let best = await lighthouseScores(visit)
  let last = best
  for (let tries = 1; tries < TRIES && !isGood(limit, best); tries++) {
    const next = await lighthouseScores({ ...visit, slowdown: slowdownFor(last.benchmark) })
    last = next
    if (isGood(limit, next) || next.performance > best.performance) best = next
  }
  return best
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

const PASSWORD = 'Blastbeat-im-Moshpit'

const Login = z.object({ authToken: z.string() })

const post = async (url: string, body: object, token?: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-auth-token': token }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Registers a member who has completed onboarding, and returns the session token. */
const registerForToken = async (site: string): Promise<string> => {
  const username = `fan_${randomUUID().slice(0, 8)}`
  await post(`${site}/api/auth/register`, { username, displayName: 'Messfan', password: PASSWORD })
  const login = await post(`${site}/api/auth/login`, { username, password: PASSWORD })
  const { authToken } = Login.parse(login)
  await post(`${site}/api/onboarding/complete`, { skipped: true }, authToken)
  return authToken
}

/** Login, feed and news of the demo community, on a separate local cloud behind HTTP/2. */
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
  const token = await registerForToken(cloud.url)
  await untilNewsAreWritten(cloud.url, token)
  const visit = (page: Page, path: string, as?: { token: string }) =>
    bestOf(LIMITS[page], { page, url: front.url + path, content: CONTENT[page], ...as })
  return [
    await visit('login', '/login'),
    await visit('feed', '/', { token }),
    await visit('news', '/news', { token }),
  ]
}

const line = (scores: Scores): string => {
  const { page, performance, accessibility, bestPractices, paintMs, blockedMs, benchmark } = scores
  const times = `paint ${String(paintMs)} ms, blocked ${String(blockedMs)} ms`
  return `${page} ${String(performance)}/${String(accessibility)}/${String(bestPractices)} (${times}, machine ${benchmark.toFixed(0)})`
}

const complaints = ({ page, content, lost }: Scores): readonly string[] =>
  content > 0 ? lost : [...lost, `${page}: nothing of ${CONTENT[page as Page]} was on the screen`]

export const lighthouseCheck = async (): Promise<Result> => {
  const pages = await measurePages()
  const passed = pages.filter((scores) => isGood(LIMITS[scores.page as Page], scores)).length
  const note = `performance/accessibility/best practices: ${pages.map(line).join(', ')}`
  return {
    passed,
    failed: pages.length - passed,
    note,
    output: [note, ...pages.flatMap(complaints)].join('\n'),
    figures: pages.map(({ page, performance }) =>
      shortOf(100, `lighthouse: ${page}`, performance, LIMITS[page as Page]),
    ),
  }
}
