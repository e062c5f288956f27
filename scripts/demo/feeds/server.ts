import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SourceFields } from '#shared/api/sources.ts'
import type * as z from 'zod/mini'
import type { Engine } from '../../local/engines/engine.ts'
import { startHttpServer } from '#testing/stand-ins/http-server.ts'
import { writeEdition } from './edition.ts'
import type { FeedEntry } from './formats/format.ts'
import { escapeXml } from './formats/xml.ts'
import { FORMATS, type FeedResponse } from './formats/index.ts'
import { PUBLICATIONS, type Publication } from './publications.ts'
import { PROBLEM_SITES } from './problem-sites.ts'

/** Serves the paths of one host; undefined for a path that does not exist. */
export type Site = (path: string) => FeedResponse | undefined

export type NamedSource = z.output<typeof SourceFields> & { readonly id: string }

export interface Feeds extends Engine {
  /** The address of each host, as functions receive it in `LOCAL_HOSTS`. */
  readonly hosts: Readonly<Record<string, string>>
}

const siteOf = (id: string): string => `http://${id}.test`

const page = (publication: Publication, { title, text }: FeedEntry): FeedResponse => ({
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="${publication.language}"><title>${escapeXml(title)}</title><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>`,
  ),
})

const publicationSite = (publication: Publication, clock: () => number): Site => {
  const channel = { ...publication, site: siteOf(publication.id) }
  return (path) => {
    const entries = writeEdition(publication, clock())
    if (path === publication.path) return FORMATS[publication.format](channel, entries)
    const entry = entries.find((each) => path.split('?')[0]?.replace(/\/$/, '') === each.path)
    return entry && page(publication, entry)
  }
}

const text = (body: string): FeedResponse => ({
  contentType: 'text/plain',
  body: Buffer.from(body),
})

/** The sites of the invented world by host; `clock` returns the time in it. */
export const inventedSites = (clock: () => number = Date.now): ReadonlyMap<string, Site> =>
  new Map([
    ...PUBLICATIONS.map(
      (publication) => [`${publication.id}.test`, publicationSite(publication, clock)] as const,
    ),
    ...PROBLEM_SITES.map(({ id, path: feedPath, feed, rules }): readonly [string, Site] => [
      `${id}.test`,
      (path) => {
        const rule = rules?.[path]
        if (rule !== undefined) return text(rule)
        return path === feedPath ? feed(clock()) : undefined
      },
    ]),
  ])

/** The invented sites as an admin would enter them. */
export const INVENTED_SOURCES: readonly NamedSource[] = [...PUBLICATIONS, ...PROBLEM_SITES].map(
  ({ id, name, path, category, language }) => ({
    id,
    name,
    url: `${siteOf(id)}${path}`,
    category,
    language,
    enabled: true,
  }),
)

const respond = (
  sites: ReadonlyMap<string, Site>,
  { headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
): void => {
  const found = sites.get(headers.host?.split(':')[0] ?? '')?.(url)
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Hier ist nichts.')
    return
  }
  const etag = `"${createHash('sha1').update(found.body).digest('base64url')}"`
  const isKnown = headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : 200, {
    'content-type': found.contentType,
    etag,
    ...(found.isGzipped && { 'content-encoding': 'gzip' }),
  })
  response.end(isKnown ? undefined : found.body)
}

/** Serves the sites, selected by the `Host` header. */
export const startFeeds = async (sites = inventedSites()): Promise<Feeds> => {
  const engine = await startHttpServer((request, response) => respond(sites, request, response))
  const { host } = new URL(engine.endpoint)
  return { ...engine, hosts: Object.fromEntries([...sites.keys()].map((name) => [name, host])) }
}
