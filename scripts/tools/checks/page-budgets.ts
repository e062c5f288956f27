import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ROOT } from '../../root.ts'
import type { Result } from './schedule.ts'

const Chunks = z.array(
  z.object({
    file: z.string(),
    isEntry: z.boolean(),
    imports: z.array(z.string()),
    sources: z.array(z.string()),
  }),
)
type Chunks = z.infer<typeof Chunks>

interface PageBudget {
  readonly page: string
  /** Source files that the route loads in addition to the entry. */
  readonly sources: readonly string[]
  readonly kilobytes: number
  /** Source files of the parts that a first visit loads when the page is on the screen. */
  readonly later?: readonly string[]
  /** JavaScript files of a first visit, with those parts and the scripts of index.html. */
  readonly files?: number
}

const FRAME = 'app/member-layout.tsx'
const NOTICES = 'app/notices.tsx'
const LIVE = 'app/live-host.tsx'

/** JavaScript of a first visit: the bytes of the sources, gzipped, and the files of all. */
const BUDGETS: readonly PageBudget[] = [
  {
    page: 'login',
    sources: ['pages/login-page.tsx'],
    kilobytes: 130,
    later: ['platform/token-search.ts', NOTICES],
    files: 6,
  },
  {
    page: 'feed',
    sources: [FRAME, 'pages/community-page.tsx'],
    kilobytes: 165,
    later: ['pages/community-side.tsx', NOTICES, LIVE],
    files: 8,
  },
  {
    page: 'news',
    sources: [FRAME, 'pages/news-page.tsx'],
    kilobytes: 165,
    later: [NOTICES, LIVE],
    files: 7,
  },
  { page: 'messages', sources: [FRAME, 'pages/messages-page.tsx'], kilobytes: 193 },
  { page: 'admin', sources: [FRAME, 'pages/admin-page.tsx'], kilobytes: 366 },
  { page: 'report', sources: [FRAME, 'pages/admin-report-page.tsx'], kilobytes: 332 },
  { page: 'moderation', sources: [FRAME, 'pages/moderation-page.tsx'], kilobytes: 175 },
  { page: 'settings', sources: [FRAME, 'pages/settings-page.tsx'], kilobytes: 212 },
  { page: 'concerts', sources: [FRAME, 'pages/concerts-page.tsx'], kilobytes: 172 },
  { page: 'bands', sources: [FRAME, 'pages/bands-page.tsx'], kilobytes: 165 },
  { page: 'band', sources: [FRAME, 'pages/band-page.tsx'], kilobytes: 172 },
]

/** The files of a first visit: the entry and the chunks of these sources, each with what it imports. */
export const listFiles = (chunks: Chunks, sources: readonly string[]): readonly string[] => {
  const start = sources.map((source) => {
    const chunk = chunks.find((one) => one.sources.includes(source))
    if (!chunk) throw new Error(`The build has no chunk for ${source}.`)
    return chunk.file
  })
  const files = new Set(chunks.flatMap(({ file, isEntry }) => (isEntry ? [file] : [])))
  for (const file of start) files.add(file)
  // A set also goes over what is added meanwhile.
  for (const file of files)
    for (const next of chunks.find((one) => one.file === file)?.imports ?? []) files.add(next)
  return [...files]
}

/** Files that import each other in a circle; empty when there are none. A chunk in a circle may run before what it needs. */
export const findCircle = (chunks: Chunks): readonly string[] => {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...path, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  return chunks.map(({ file }) => follow(file, [])).find((circle) => circle.length > 0) ?? []
}

const judgeCircles = () => {
  const circle = findCircle(readChunks())
  return {
    fits: circle.length === 0,
    text: circle.length === 0 ? 'no circle of chunks' : `circle: ${circle.join(' → ')}`,
  }
}

const SPA = join(ROOT, 'dist/spa')

const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(SPA, file)), { level: 9 }).byteLength

const readChunks = (): Chunks => {
  const path = join(SPA, '.vite/chunks.json')
  if (!existsSync(path)) throw new Error('There is no build in dist/spa. Run "npm run build".')
  return Chunks.parse(JSON.parse(readFileSync(path, 'utf8')))
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
  return [...plainScripts(), ...listFiles(readChunks(), [...sources, ...later])]
}

const judge = ({ page, sources, kilobytes, files }: PageBudget) => {
  const bytes = listFiles(readChunks(), sources).reduce((sum, file) => sum + gzipped(file), 0)
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
  const pages = [...BUDGETS.map(judge), ...judgeWorker(), judgeCircles()]
  const passed = pages.filter(({ fits }) => fits).length
  const note = pages.map(({ text }) => text).join(', ')
  return Promise.resolve({ passed, failed: pages.length - passed, note, output: `${note}\n` })
}
