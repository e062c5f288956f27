import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { schemaModuleOf, isSchemaModule } from './schemas-apart.ts'

type Graph = Rolldown.ChunkingContext
type Modules = ReadonlySet<string>

const pathOf = (file: string): string =>
  join(import.meta.dirname, 'src', file).replaceAll('\\', '/')

const START = ['app/main.tsx']
const LOGIN = ['pages/login-page.tsx']
const FRAME = ['app/member-layout.tsx']
/** Small, and the frame loads them when it is at rest. */
const LIVE = ['platform/live/typing.ts', 'platform/live/watched.ts']
/** What waits for a connection; all of it loads with the live channel. */
const OUTBOX = ['app/outbox-host.tsx', 'platform/outbox/outbox-list.tsx']
/** Small, and most pages have a form. */
const FORMS = ['ui/overlays/form-dialog.tsx']
const BACKGROUND = ['app/live-host.tsx']
const NOTICES = ['app/notices.tsx']
const FEED = ['pages/community-page.tsx']
/** Loaded by the feed when it is on the screen. */
const PANELS = ['pages/community-side.tsx']
/** Loaded at the end of the onboarding. */
const COMPANY = ['pages/onboarding-company.tsx']
/** What the feed shows of concerts is of no use for the other pages. */
const GIGS = ['features/concerts/components/next-gigs.tsx']
const CONCERTS = ['pages/concerts-page.tsx']
const MESSAGES = ['pages/messages-page.tsx']
const COMMENTS = ['features/community/components/comments.tsx']
const NEWS = ['pages/news-page.tsx']
const PROFILES = ['pages/profile-page.tsx', 'pages/user-page.tsx']
/** What guests load, with the parts that load on demand. */
const PUBLIC = [
  'app/guest-layout.tsx',
  'features/auth/api/passkey-sign-in.ts',
  'features/auth/components/recover-form.tsx',
  'pages/about-page.tsx',
  'pages/contact-page.tsx',
  'pages/imprint-page.tsx',
  'pages/newsletter-page.tsx',
  'pages/privacy-page.tsx',
  'pages/terms-page.tsx',
]

const otherPages = (): readonly string[] => {
  const known = new Set([LOGIN, FEED, PANELS, COMPANY, MESSAGES, PROFILES, PUBLIC].flat())
  return readdirSync(pathOf('pages'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `pages/${file}`)
    .filter((file) => !known.has(file))
}

/** The modules with everything that they import statically and that is followed. */
const closure = (
  graph: Graph,
  modules: readonly string[],
  isFollowed: (id: string) => boolean,
): Modules => {
  const found = new Set<string>()
  const waiting = [...modules]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !isFollowed(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** The files with everything that they import statically, except for schemas. */
const importsOf = (graph: Graph, files: readonly string[]): Modules =>
  closure(graph, files.map(pathOf), (id) => !isSchemaModule(id))

/** What screens load on demand, except for pages and for parts of these features. */
const lateParts = (graph: Graph, all: Modules, ...features: readonly string[]): Modules => {
  const isOwn = (id: string) =>
    id.startsWith(pathOf('pages/')) ||
    features.some((feature) => id.startsWith(pathOf(`features/${feature}/`)))
  const found = new Set<string>()
  const waiting = [...all]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const late of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (found.has(late)) continue
      found.add(late)
      waiting.push(...closure(graph, [late], (one) => !isSchemaModule(one)))
    }
  return closure(
    graph,
    [...found].filter((id) => !isOwn(id)),
    (id) => !isSchemaModule(id),
  )
}

const CONTRACTS = '../../shared/api'

/** What the schemas of all calls need beside each other. */
const besideSchemas = (graph: Graph): Modules => {
  const schemas = readdirSync(pathOf(CONTRACTS)).map((file) =>
    schemaModuleOf(pathOf(`${CONTRACTS}/${file}`)),
  )
  const needed = closure(graph, schemas, () => true)
  return new Set([...needed].filter((id) => !isSchemaModule(id)))
}

const anyOf = (...sets: readonly Modules[]): Modules => new Set(sets.flatMap((set) => [...set]))

const without = (modules: Modules, ...others: readonly Modules[]): Modules =>
  new Set([...modules].filter((id) => !others.some((other) => other.has(id))))

/** In few files: each is a request, and together they are small. */
const styles = (modules: Modules): Modules =>
  new Set([...modules].filter((id) => id.endsWith('.css')))

const bothOf = (one: Modules, other: Modules): Modules =>
  new Set([...one].filter((id) => other.has(id)))

const NAMES = [
  'core',
  'signIn',
  'member',
  'background',
  'gigs',
  'feed',
  'panels',
  'notices',
  'news',
  'besideChat',
  'lateLikeChat',
  'chat',
  'besideConcerts',
  'concerts',
] as const

/** The modules of each chunk. */
type Contents = Readonly<Record<(typeof NAMES)[number], Modules>>

/**
 * The modules of each shared chunk. A module belongs to the first chunk that contains it, so each chunk imports only
 * from those before it.
 */
const contentsOf = (graph: Graph): Contents => {
  const of = (...files: readonly string[]) => importsOf(graph, files)
  const login = of(...LOGIN)
  const frame = of(...FRAME)
  const home = of(...FEED, ...PANELS)
  const gigs = without(of(...GIGS), of(...FEED), frame)
  const guests = of(...PUBLIC)
  const others = of(...otherPages())
  const chat = of(...MESSAGES)
  const news = of(...NEWS)
  const concerts = of(...CONCERTS)
  const outbox = of(...OUTBOX)
  const beside = (pages: readonly string[]) =>
    of(...otherPages().filter((file) => !pages.includes(file)), ...PROFILES)
  const start = of(...START)
  return {
    // The toasts, which load on every page, share a few icons with others.
    core: anyOf(
      start,
      styles(anyOf(bothOf(guests, anyOf(frame, home)), of(...NOTICES))),
      bothOf(anyOf(login, guests), anyOf(frame, home)),
      bothOf(login, chat),
      bothOf(of(...NOTICES), anyOf(frame, others)),
      bothOf(besideSchemas(graph), anyOf(frame, home, others)),
    ),
    signIn: bothOf(login, anyOf(guests, others)),
    member: anyOf(
      frame,
      bothOf(anyOf(without(home, gigs), outbox), others),
      bothOf(home, anyOf(outbox, chat)),
      // Fields, which are small.
      anyOf(bothOf(news, chat), bothOf(news, concerts), bothOf(chat, without(concerts, gigs))),
      of(...LIVE, ...FORMS),
      styles(anyOf(home, outbox)),
    ),
    background: anyOf(outbox, of(...BACKGROUND)),
    gigs: bothOf(gigs, others),
    feed: anyOf(of(...FEED), bothOf(home, of(...COMMENTS, ...PROFILES))),
    panels: of(...PANELS),
    notices: of(...NOTICES),
    news: bothOf(news, beside(NEWS)),
    besideChat: bothOf(chat, anyOf(others, of(...PROFILES))),
    lateLikeChat: bothOf(chat, lateParts(graph, start, 'messages')),
    chat,
    besideConcerts: bothOf(concerts, anyOf(beside(CONCERTS), lateParts(graph, start, 'concerts'))),
    concerts,
  }
}

/** Which modules share a chunk (docs/decisions/0024-chunks-follow-the-first-visit.md). */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let contents: Contents | undefined
  const schemas = {
    name: (id: string) => (isSchemaModule(id) ? 'schemas' : null),
    priority: 0,
    debugName: 'schemas',
  }
  return [
    schemas,
    ...NAMES.map((name, index) => ({
      debugName: name,
      includeDependenciesRecursively: false,
      priority: NAMES.length - index,
      name: (id: string, graph: Graph) => {
        contents ??= contentsOf(graph)
        return contents[name].has(id) ? name : null
      },
    })),
  ]
}
