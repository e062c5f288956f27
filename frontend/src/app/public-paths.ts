const PUBLIC = new Set([
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/transparenz',
  '/newsletter',
  '/email',
  '/loeschbeleg',
  '/melden',
  '/meldung',
])

/** Public pages, which never redirect to the login (docs/product/screens.md#routes). */
export const isPublicPath = (pathname: string): boolean => PUBLIC.has(pathname)
