import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { chromium } from 'playwright'
import { freePort } from '#testing/engines.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { BROWSER_FLAGS, findBrowser } from '../browser.ts'
import { PHONE_SLOWDOWN } from './emulated-phone.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

export interface Scores {
  readonly page: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** The titles of the audits that cost points. */
  readonly lost: readonly string[]
  /** The result of the machine in Lighthouse's benchmark during this run. */
  readonly benchmark: number
}

const PERCENT = 100

const audit = async (
  page: string,
  url: string,
  port: number,
  cpuSlowdownMultiplier: number,
): Promise<Scores> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits, environment } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * PERCENT)
  const judged = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
  return {
    page,
    benchmark: environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lost: judged.flatMap(({ id, weight }) => {
      const { score: got = null, title = id } = audits[id] ?? {}
      return weight > 0 && got !== null && got < 1 ? [`${page}: ${title}`] : []
    }),
  }
}

export interface Visit {
  readonly page: string
  readonly url: string
  readonly token?: string
  /** By default Lighthouse's own. */
  readonly slowdown?: number
}

/** Runs Lighthouse as a phone, and as a member when there is a token. */
export const lighthouseScores = async ({
  page,
  url,
  token,
  slowdown = PHONE_SLOWDOWN,
}: Visit): Promise<Scores> => {
  const [port, profile] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'lighthouse-'))])
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    if (token !== undefined) {
      const tab = await context.newPage()
      await tab.goto(new URL('/logo.svg', url).href)
      await tab.evaluate(
        (value) => {
          localStorage.setItem('hoellenlaerm-token', value.token)
          localStorage.setItem('hoellenlaerm-legal', value.legal)
        },
        { token, legal: LEGAL_VERSION },
      )
      await tab.close()
    }
    return await audit(page, url, port, slowdown)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
