/** Shown red when it contains the word (docs/product/news.md#report). */
export const isWarning = (status: string): boolean => status.includes('WARNUNG')
export const isAlarming = (basis: string): boolean => basis.includes('ACHTUNG')

/** Only what a browser opens as a page becomes a link: feeds are written by strangers. */
export const webAddress = (url: string | null): string | undefined => {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : undefined
}
