/** Parameters that track the reader and do not select the page. */
const TRACKING =
  /^(utm_.*|mc_(cid|eid)|mtm_.*|pk_.*|piwik_.*|fb_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|ref|ref_src|ref_url|referrer|_hs(enc|mi)|mkt_tok|cmpid|wt_mc|wt_zmc|at_(medium|campaign)|ns_(source|campaign|mchannel|linkname)|vero_(id|conv)|oly_(anon|enc)_id|_ga|_gl|ss_source|ss_campaign_id|s_cid|spm|xtor)$/i

/** Parameters that name a visit, or get around a cache. */
const VISIT =
  /^(.*sess(ion)?[-_]?id.*|sess(ion)?|sid|cfid|cftoken|zenid|no[-_]?cache|cache[-_]?(bust(er)?|key)|cb|rnd|rand(om)?|_|ts|timestamp)$/i

/** Parameters that choose another form of a page. */
const FORM = /^(amp|outputtype|mobile|print|printable)$/i

const withoutParameters = ({ searchParams }: URL, ...kinds: readonly RegExp[]): void => {
  const names = new Set(searchParams.keys())
  for (const name of names) if (kinds.some((kind) => kind.test(name))) searchParams.delete(name)
}

/** A session id that servers of Java and .NET write into the path. */
const VISIT_IN_PATH = /;[\w-]*sess(?:ion)?[-_]?id=[^/;?]*|\/\([SXF]\([\da-z]{24}\)\)(?=\/)/gi

/**
 * A web address without credentials, tracking parameters and session ids, for readers; null for any other address.
 */
export const cleanUrl = (address: string, base?: string): URL | null => {
  const url = URL.parse(address.trim(), base)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username || url.password || !url.hostname) return null
  withoutParameters(url, TRACKING, VISIT)
  const path = url.pathname.replace(VISIT_IN_PATH, '')
  if (path !== url.pathname) url.pathname = path
  return url
}

const byName = ([one, first]: [string, string], [other, second]: [string, string]): number => {
  if (one !== other) return one < other ? -1 : 1
  return first < second ? -1 : Number(first > second)
}

/** Copies of a page that search engines serve. */
const COPY = /^https?:\/\/(?:[^/]*\.?cdn\.ampproject\.org\/\w+|www\.google\.[a-z.]+\/amp)\/(?:s\/)?/

/** Names of a site for other devices; a domain of two parts is the site itself. */
const FORM_OF_HOST = /^(?:www?\d*|m|mobile?|mail|amp)\.(?=[^.]+\.[^.]+)/

/** In order, until nothing changes. */
const FORMS_OF_PATH: readonly (readonly [RegExp, string])[] = [
  [/\/{2,}/g, '/'],
  [/\/+$/, ''],
  [/\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i, ''],
  [/^\/(?:amp|m|mobile?)(?=\/)/i, ''],
  [/\/amp$/i, ''],
  [/\.amp(?=\.html?$|$)/i, ''],
]

const UNRESERVED = /[\w.~-]/

/** The same letters for the same path: `%7E` is `~`. */
const plainly = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const char = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(char) ? char : code.toUpperCase()
  })

const pathOf = (pathname: string): string => {
  const shorter = FORMS_OF_PATH.reduce(
    (path, [form, replacement]) => path.replace(form, replacement),
    plainly(pathname),
  )
  return shorter === pathname ? pathname : pathOf(shorter)
}

const hostOf = (host: string): string => {
  const shorter = host.replace(/\.(?=:|$)/, '').replace(FORM_OF_HOST, '')
  return shorter === host ? host : hostOf(shorter)
}

/** The same text for all addresses of one page; for comparison only, not as a link. */
export const canonicalUrl = ({ href }: URL): string => {
  const url = cleanUrl(href.replace(COPY, 'https://'))
  if (!url) return href
  withoutParameters(url, FORM)
  const query = new URLSearchParams([...url.searchParams].sort(byName)).toString()
  return `https://${hostOf(url.host)}${pathOf(url.pathname)}${query && `?${query}`}`
}
