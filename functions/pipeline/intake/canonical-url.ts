/** Parameters that track the reader and do not select the page. */
const TRACKING =
  /^(utm_.*|mc_(cid|eid)|mtm_.*|pk_.*|piwik_.*|fb_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|ref|ref_src|ref_url|referrer|_hs(enc|mi)|mkt_tok|cmpid|wt_mc|wt_zmc|at_(medium|campaign)|ns_(source|campaign|mchannel|linkname)|vero_(id|conv)|oly_(anon|enc)_id|_ga|_gl|ss_source|ss_campaign_id|s_cid|spm|xtor)$/i

/** A web address without credentials and tracking parameters, for readers; null for any other address. */
export const cleanUrl = (address: string, base?: string): URL | null => {
  const url = URL.parse(address.trim(), base)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username || url.password || !url.hostname) return null
  const tracking = [...new Set(url.searchParams.keys())].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  return url
}

const byName = ([one, first]: [string, string], [other, second]: [string, string]): number => {
  if (one !== other) return one < other ? -1 : 1
  return first < second ? -1 : Number(first > second)
}

/** The same text for all addresses of one page; for comparison only, not as a link. */
export const canonicalUrl = ({ href }: URL): string => {
  const url = cleanUrl(href)
  if (!url) return href
  const host = url.host.replace(/\.(?=:|$)/, '')
  const path = url.pathname.replace(/\/+$/, '')
  const query = new URLSearchParams([...url.searchParams].sort(byName)).toString()
  return `https://${host}${path}${query && `?${query}`}`
}
