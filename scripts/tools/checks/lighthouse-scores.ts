import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import * as z from 'zod/mini'
import { chromium, type BrowserContext } from 'playwright'
import { freePort } from '#testing/free-port.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { BROWSER_FLAGS, findBrowser } from '../browser.ts'
import { Audit, Gatherer, type Config } from 'lighthouse'

const AUDIT = 'content-on-screen'

/** Counts the visible elements of a selector when the page is at rest. Lighthouse's types only know its own artifacts. */
class ContentGatherer extends Gatherer {
  override meta = { supportedModes: ['navigation' as const] }
  readonly #selector: string

  constructor(selector: string) {
    super()
    this.#selector = selector
  }

  override getArtifact({ driver }: Parameters<Gatherer['getArtifact']>[0]) {
    return driver.executionContext.evaluate(
      (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
          .length,
      { args: [this.#selector] },
    ) as Promise<never>
  }
}

class ContentAudit extends Audit {
  static override get meta() {
    return {
      id: AUDIT,
      title: 'Content is on the screen',
      failureTitle: 'Content is missing',
      description: 'The page shows its content and not its splash.',
      scoreDisplayMode: 'numeric' as const,
      requiredArtifacts: ['Content' as never],
    }
  }

  static override audit(artifacts: object) {
    const { Content: count } = artifacts as { Content: number }
    return { score: count > 0 ? 1 : 0, numericValue: count, numericUnit: 'element' as const }
  }
}

/** Lighthouse's own configuration, which also counts the elements of a selector. */
const configFor = (selector: string): Config => ({
  extends: 'lighthouse:default',
  artifacts: [{ id: 'Content', gatherer: { instance: new ContentGatherer(selector) } }],
  audits: [{ implementation: ContentAudit }],
  settings: { onlyAudits: [AUDIT] },
})

/** How many elements of the selector were visible. */
const countedContent = (audits: Readonly<Record<string, { numericValue?: number }>>): number =>
  audits[AUDIT]?.numericValue ?? 0

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

export interface Scores {
  readonly page: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** The titles of the audits that cost points. */
  readonly lost: readonly string[]
  /** How many elements of the visit's content were visible. */
  readonly content: number
  readonly paintMs: number
  readonly blockedMs: number
  readonly requests: number
  /** Of scripts and styles, as transferred. */
  readonly codeKb: number
}

const PERCENT = 100

const CODE: ReadonlySet<string> = new Set(['Script', 'Stylesheet'])

const KB = 1024

const Requests = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string(), transferSize: z.number() })),
})

const scoresOf = (page: string, { categories, audits }: Result): Scores => {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * PERCENT)
  const measured = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
  const judged = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
  // A picture within a stylesheet is listed as well.
  const requests = Requests.parse(audits['network-requests']?.details).items.filter(
    ({ url }) => !url.startsWith('data:'),
  )
  const code = requests.filter(({ resourceType }) => CODE.has(resourceType))
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lost: judged.flatMap(({ id, weight }) => {
      const { score: got = null, title = id } = audits[id] ?? {}
      return weight > 0 && got !== null && got < 1 ? [`${page}: ${title}`] : []
    }),
    content: countedContent(audits),
    paintMs: measured('largest-contentful-paint'),
    blockedMs: measured('total-blocking-time'),
    requests: requests.length,
    codeKb: code.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB,
  }
}

const audit = async (visit: Visit, port: number): Promise<Scores> => {
  const { page, url, content } = visit
  const flags = {
    port,
    logLevel: 'silent' as const,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  }
  const result = await lighthouse(url, flags, configFor(content))
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return scoresOf(page, result.lhr)
}

export interface Visit {
  readonly page: string
  readonly url: string
  readonly token?: string
  /** A selector of what the page shows once it is usable. */
  readonly content: string
}

/** Starts a browser with an empty cache, in which the member is signed in when there is a token. The site's certificate is not checked. */
const inBrowser = async <T>(
  { url, token }: Visit,
  run: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> => {
  const [port, profile] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'lighthouse-'))])
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${String(port)}`,
    ],
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
    return await run(context, port)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Opens the page once, which starts every function that it calls: the score is that of the page, not of a cold function. */
export const warmUp = (visit: Visit): Promise<void> =>
  inBrowser(visit, async (context) => {
    const tab = await context.newPage()
    await tab.goto(visit.url)
    await tab.locator(visit.content).first().waitFor()
    await tab.waitForLoadState('networkidle')
  })

/** Runs Lighthouse with its plain mobile setting. */
export const lighthouseScores = (visit: Visit): Promise<Scores> =>
  inBrowser(visit, (_context, port) => audit(visit, port))
