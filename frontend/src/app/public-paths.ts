const PUBLIC = new Set([
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/newsletter',
])

/** Public pages, which never redirect to the login (docs/product/screens.md#routes). */
export const isPublicPath = (pathname: string): boolean => PUBLIC.has(pathname)
