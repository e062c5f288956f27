import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#testing/engines.ts'
import { startLocalCloud } from '../../product/start.ts'
import { registerForToken } from './demo-session.ts'
import { slowdownFor } from './emulated-phone.ts'
import { lighthouseScores, type Scores, type Visit } from './lighthouse-scores.ts'
import type { Result } from './schedule.ts'

const TRIES = 3

/** The performance of the feed is shown without a limit, because its budget is in bytes. */
const LOGIN_PERFORMANCE = 95

const isGood = ({ page, performance, accessibility, bestPractices }: Scores): boolean =>
  accessibility === 100 &&
  bestPractices === 100 &&
  (page !== 'login' || performance >= LOGIN_PERFORMANCE)

/**
 * A busy machine can only lower the score, so the best of several tries counts. From the second try on, the slowdown
 * of the emulated phone follows the benchmark of the previous try.
 */
const bestOf = async (visit: Visit): Promise<Scores> => {
  let best = await lighthouseScores(visit)
  let last = best
  for (let tries = 1; tries < TRIES && !isGood(best); tries++) {
    const next = await lighthouseScores({ ...visit, slowdown: slowdownFor(last.benchmark) })
    last = next
    if (isGood(next) || next.performance > best.performance) best = next
  }
  return best
}

/** Login and empty feed, on a separate local cloud. */
export const measurePages = async (): Promise<readonly Scores[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'hoellenlaerm-lighthouse-'))
  const cloud = await startLocalCloud({ port: await freePort(), dir, seed: false, quiet: true })
  try {
    const token = await registerForToken(cloud.url)
    return [
      await bestOf({ page: 'login', url: `${cloud.url}/login` }),
      await bestOf({ page: 'feed', url: `${cloud.url}/`, token }),
    ]
  } finally {
    await cloud.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

const line = ({ page, performance, accessibility, bestPractices, benchmark }: Scores): string =>
  `${page} ${performance}/${accessibility}/${bestPractices} (machine ${benchmark.toFixed(0)})`

export const lighthouseCheck = async (): Promise<Result> => {
  const pages = await measurePages()
  const passed = pages.filter(isGood).length
  const note = `performance/accessibility/best practices: ${pages.map(line).join(', ')}`
  const lost = pages.flatMap((page) => page.lost)
  return { passed, failed: pages.length - passed, note, output: [note, ...lost].join('\n') }
}
