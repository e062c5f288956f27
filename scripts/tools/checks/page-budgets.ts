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
}

/** JavaScript, gzipped, that a first visit loads. */
const BUDGETS: readonly PageBudget[] = [
  { page: 'login', sources: ['src/pages/login-page.tsx'], kilobytes: 130 },
  {
    page: 'feed',
    sources: ['src/app/member-layout.tsx', 'src/pages/community-page.tsx'],
    kilobytes: 215,
  },
  {
    page: 'news',
    sources: ['src/app/member-layout.tsx', 'src/pages/news-page.tsx'],
    kilobytes: 190,
  },
  {
    page: 'admin',
    sources: ['src/app/member-layout.tsx', 'src/pages/admin-page.tsx'],
    kilobytes: 380,
  },
  {
    page: 'report',
    sources: ['src/app/member-layout.tsx', 'src/pages/admin-report-page.tsx'],
    kilobytes: 380,
  },
  {
    page: 'moderation',
    sources: ['src/app/member-layout.tsx', 'src/pages/moderation-page.tsx'],
    kilobytes: 200,
  },
  {
    page: 'settings',
    sources: ['src/app/member-layout.tsx', 'src/pages/settings-page.tsx'],
    kilobytes: 380,
  },
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

export const pageBudgets = (): Promise<Result> => {
  const path = join(SPA, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no build in dist/spa. Run "npm run build".')
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
  const pages = BUDGETS.map(({ page, sources, kilobytes }) => {
    const bytes = filesOf(manifest, sources).reduce((sum, file) => sum + gzipped(file), 0)
    return {
      fits: bytes <= kilobytes * 1000,
      text: `${page} ${(bytes / 1000).toFixed(1)}/${kilobytes} KB`,
    }
  })
  const passed = pages.filter(({ fits }) => fits).length
  const note = pages.map(({ text }) => text).join(', ')
  return Promise.resolve({ passed, failed: pages.length - passed, note, output: `${note}\n` })
}
