import { canonicalUrl } from '#platform/outbound/canonical-url.ts'
import type { SourceHealthItem, SourceItem } from './source.items.ts'

type Healths = ReadonlyMap<string, Pick<SourceHealthItem, 'redirects'>>

/** Whether both lead to one page, however they are written. */
export const isSameAddress = (one: string, other: string): boolean =>
  canonicalUrl(new URL(one)) === canonicalUrl(new URL(other))

/** The addresses of a feed in one spelling: its own, and where the last reading was led to. */
const addressesOf = (
  { url }: Pick<SourceItem, 'url'>,
  redirects: readonly string[] = [],
): ReadonlySet<string> =>
  new Set([url, ...redirects.slice(-1)].map((address) => canonicalUrl(new URL(address))))

/**
 * Another source that reads the same feed, however its address is written: `www.`, `https:`, a slash at the end, the
 * id of a visit, or an address that leads to the same one.
 * @param redirects where the source was led to, as far as it was read
 */
export const findSameFeed = (
  source: Pick<SourceItem, 'SK' | 'url'>,
  { sources, healths }: { readonly sources: readonly SourceItem[]; readonly healths: Healths },
  redirects?: readonly string[],
): SourceItem | undefined => {
  const own = addressesOf(source, redirects)
  const isRead = ({ SK, url }: SourceItem): boolean =>
    [...addressesOf({ url }, healths.get(SK)?.redirects)].some((address) => own.has(address))
  return sources.find((other) => other.SK !== source.SK && isRead(other))
}
