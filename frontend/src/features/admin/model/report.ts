/** The report shows a text in red when it contains the word (docs/product/news.md#report). */
export const isWarning = (status: string): boolean => status.includes('WARNUNG')
export const isAlarming = (basis: string): boolean => basis.includes('ACHTUNG')

/** Only web addresses become links: feeds may contain `javascript:` and the like. */
export const webAddress = (url: string | null): string | undefined => {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : undefined
}
