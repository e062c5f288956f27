import { decode } from 'html-entities'

export type HtmlAttributes = ReadonlyMap<string, string>

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const MAX_ATTRIBUTES = 50

/** The attributes of a tag by their lower-case names; the first of a name counts, as in browsers. */
export const parseAttributes = (written: string): HtmlAttributes => {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    if (found.size >= MAX_ATTRIBUTES) break
    const key = name.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    if (!found.has(key)) found.set(key, value.includes('&') ? decode(value) : value)
  }
  return found
}
