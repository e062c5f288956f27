import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ROOT } from '../../root.ts'
import type { Result } from './schedule.ts'

const Chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
})

const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

interface PageBudget {
  readonly page: string
  /** Source files whose lazy chunks the route loads in addition to the entry. */
  readonly sources: readonly string[]
  readonly kilobytes: number
  /** Source files of the parts that a first visit loads when the page is on the screen. */
  readonly later?: readonly string[]
  /** JavaScript files of a first visit, with those parts and the scripts of index.html. */
  readonly files?: number
}

const FRAME = 'src/app/member-layout.tsx'
const NOTICES = 'src/app/notices.tsx'
const LIVE = 'src/app/live-host.tsx'
const VALIDATION = 'src/features/auth/api/validate-token.ts'

/** JavaScript, gzipped, that a first visit loads. */
const BUDGETS: readonly PageBudget[] = [
  {
    page: 'login',
    sources: ['src/pages/login-page.tsx'],
    kilobytes: 130,
    later: ['src/platform/token-search.ts', NOTICES],
    files: 12,
  },
  {
    page: 'feed',
    sources: [FRAME, 'src/pages/community-page.tsx'],
    kilobytes: 200,
    later: ['src/pages/community-side.tsx', VALIDATION, NOTICES, LIVE],
    files: 20,
  },
  {
    page: 'news',
    sources: [FRAME, 'src/pages/news-page.tsx'],
    kilobytes: 170,
    later: [VALIDATION, NOTICES, LIVE],
    files: 20,
  },
  { page: 'messages', sources: [FRAME, 'src/pages/messages-page.tsx'], kilobytes: 205 },
  { page: 'admin', sources: [FRAME, 'src/pages/admin-page.tsx'], kilobytes: 370 },
  { page: 'report', sources: [FRAME, 'src/pages/admin-report-page.tsx'], kilobytes: 340 },
  { page: 'moderation', sources: [FRAME, 'src/pages/moderation-page.tsx'], kilobytes: 180 },
  { page: 'settings', sources: [FRAME, 'src/pages/settings-page.tsx'], kilobytes: 210 },
  { page: 'concerts', sources: [FRAME, 'src/pages/concerts-page.tsx'], kilobytes: 180 },
  { page: 'bands', sources: [FRAME, 'src/pages/bands-page.tsx'], kilobytes: 170 },
  { page: 'band', sources: [FRAME, 'src/pages/band-page.tsx'], kilobytes: 170 },
]

/** The chunk with its direct and indirect static imports. */
const closure = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()) => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** The files of a first visit: the entry and the route's lazy chunks, each with its static imports. */
export const filesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const missing = sources.filter((source) => !manifest[source])
  if (missing.length > 0) throw new Error(`The build has no chunk for ${missing.join(', ')}.`)
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const files = [...closure(manifest, [...entries, ...sources])].map((key) => manifest[key]?.file)
  return [...new Set(files)].filter((file) => file?.endsWith('.js') === true) as string[]
}

const SPA = join(ROOT, 'dist/spa')

const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(SPA, file)), { level: 9 }).byteLength

const readManifest = (): Manifest => {
  const path = join(SPA, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no build in dist/spa. Run "npm run build".')
  return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** The scripts of index.html that are no modules. */
const plainScripts = (): readonly string[] =>
  [...readFileSync(join(SPA, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )

/** The JavaScript files of a first visit, with the parts that load when the page is on the screen. */
export const firstVisitFiles = (page: string): readonly string[] => {
  const budget = BUDGETS.find((one) => one.page === page)
  if (!budget) throw new Error(`There is no budget for ${page}`)
  const { sources, later = [] } = budget
  return [...plainScripts(), ...filesOf(readManifest(), [...sources, ...later])]
}

const judge = ({ page, sources, kilobytes, files }: PageBudget) => {
  const bytes = filesOf(readManifest(), sources).reduce((sum, file) => sum + gzipped(file), 0)
  const count = firstVisitFiles(page).length
  return {
    fits: bytes <= kilobytes * 1000 && count <= (files ?? count),
    text: [
      `${page} ${(bytes / 1000).toFixed(1)}/${String(kilobytes)} KB`,
      ...(files === undefined ? [] : [`${String(count)}/${String(files)} files`]),
    ].join(' '),
  }
}

const WORKER = 'sw.js'
const WORKER_KILOBYTES = 12
const PRECACHE_KILOBYTES = 450

/** The files that the service worker keeps for a start without a network. */
export const precachedFiles = (worker: string): readonly string[] => {
  const files = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, file = '']) => file)
  if (files.length === 0) throw new Error(`${WORKER} lists no files.`)
  return files
}

const judgeSize = (name: string, files: readonly string[], kilobytes: number) => {
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0)
  return {
    fits: bytes <= kilobytes * 1000,
    text: `${name} ${(bytes / 1000).toFixed(1)}/${String(kilobytes)} KB`,
  }
}

const judgeWorker = () => [
  judgeSize('service worker', [WORKER], WORKER_KILOBYTES),
  judgeSize(
    'precache',
    precachedFiles(readFileSync(join(SPA, WORKER), 'utf8')),
    PRECACHE_KILOBYTES,
  ),
]

export const pageBudgets = (): Promise<Result> => {
  const pages = [...BUDGETS.map(judge), ...judgeWorker()]
  const passed = pages.filter(({ fits }) => fits).length
  const note = pages.map(({ text }) => text).join(', ')
  return Promise.resolve({ passed, failed: pages.length - passed, note, output: `${note}\n` })
}
