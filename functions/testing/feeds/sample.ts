import { atom, rss } from '../feed-texts.ts'

/** What must be read from a feed: its items in order, or the code of the error. */
export interface Sample {
  readonly name: string
  readonly feed: string | Buffer
  readonly contentType?: string
  readonly reads: string | readonly Readonly<Record<string, unknown>>[]
}

export const SITE = 'https://magazin.example'
export const url = (path: string): string => `${SITE}${path}`
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

export const page = (path: string, title: string, rest = ''): string =>
  `<item><title>${title}</title><link>${url(path)}</link>${rest}</item>`
export const titled = (title: string): string => rss(page('/1', title))
export const dated = (date: string): string => rss(page('/1', 'Eins', `<pubDate>${date}</pubDate>`))
export const entry = (inner: string): string =>
  atom(`<entry><id>tag:magazin,2026:1</id>${inner}</entry>`)
export const linked = (links: string, start?: string): string =>
  atom(`<entry><id>tag:1</id><title>Eins</title>${links}</entry>`, start)

export const ONE = [{ title: 'Eins', url: url('/1') }]
export const TWO = [{ title: 'Eins' }, { title: 'Zwei' }]
export const BOTH = page('/1', 'Eins') + page('/2', 'Zwei')
export const umlauts = 'Höllenlärm über Größe und Übermut'
