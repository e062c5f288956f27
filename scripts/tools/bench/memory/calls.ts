import * as z from 'zod/mini'
import { contracts } from '#shared/api/index.ts'
import { demoSignIns } from '#scripts/demo/seed.ts'
import { inParallel } from '../load.ts'

export interface Call {
  readonly status: number
  readonly ms: number
}

export interface Site {
  readonly url: string
  /** The session of an admin, to whom every endpoint answers. */
  readonly token: string
}

/** The screens of the menu and the public ones; each loads the page and its scripts. */
const SCREENS = [
  '/',
  '/news',
  '/profile',
  '/settings',
  '/deine-daten',
  '/moderation',
  '/admin',
  '/admin/report',
  '/admin/protokoll',
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/newsletter',
]

const IN_PARALLEL = 4

const Ids = z.array(z.object({ id: z.string() }))
const SignedIn = z.object({ authToken: z.string(), user: z.object({ id: z.string() }) })

export const signIn = async (url: string): Promise<Site> => {
  const { admin: username, password } = demoSignIns
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return { url, token: SignedIn.parse(await response.json()).authToken }
}

export const get = async ({ url, token }: Site, path: string): Promise<Call> => {
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}`, { headers: { 'x-auth-token': token } })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - startedAt }
}

const firstId = async ({ url, token }: Site, path: string): Promise<string> => {
  const response = await fetch(`${url}${path}`, { headers: { 'x-auth-token': token } })
  return Ids.parse(await response.json())[0]?.id ?? ''
}

/** Every GET of the API, with ids that exist. */
export const getPaths = async (site: Site): Promise<readonly string[]> => {
  const ids: Readonly<Record<string, string>> = {
    articles: await firstId(site, '/api/articles'),
    posts: await firstId(site, '/api/community/posts'),
    users: await firstId(site, '/api/suggested-users'),
  }
  const queries: Readonly<Record<string, string>> = {
    '/api/users/search': '?searchQuery=wal',
    '/api/admin/jobs': '?state=completed',
  }
  return contracts
    .filter(({ method }) => method === 'GET')
    .map(
      ({ path }) =>
        path.replace(/(\w+)\/\{\w+\}/, (_, kind: string) => `${kind}/${ids[kind] ?? ''}`) +
        (queries[path] ?? ''),
    )
}

const loadScreen = async (site: Site, path: string): Promise<void> => {
  const html = await (await fetch(`${site.url}${path}`)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  await Promise.all(files.map((file) => get(site, file)))
}

/** Loads every screen and calls every GET once, as a browser does: a few at a time. */
export const walk = async (site: Site, paths: readonly string[]): Promise<readonly Call[]> => {
  for (const screen of SCREENS) await loadScreen(site, screen)
  return callAll(site, paths, IN_PARALLEL)
}

/** Each of eight callers calls every GET three times, in the same order. */
export const storm = async (site: Site, paths: readonly string[]): Promise<readonly Call[]> => {
  const all = [...paths, ...paths, ...paths]
  const calls = await Promise.all(Array.from({ length: 8 }, () => callAll(site, all, 1)))
  return calls.flat()
}

export const callAll = async (
  site: Site,
  paths: readonly string[],
  connections: number,
): Promise<readonly Call[]> => {
  const calls: Call[] = []
  await inParallel({ requests: paths.length, connections }, async (index) => {
    calls.push(await get(site, paths[index] ?? '/'))
  })
  return calls
}
