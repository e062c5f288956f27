/** The pages from which the AI help may be asked, as patterns of their paths (docs/product/ai-help.md). */
const PAGES = [
  '/',
  '/community',
  '/news',
  '/news/:id',
  '/concerts',
  '/concerts/:id',
  '/bands',
  '/bands/:id',
  '/onboarding',
  '/messages',
  '/settings',
  '/deine-daten',
  '/profile',
  '/users/:id',
  '/moderation',
  '/admin',
  '/admin/report',
  '/modal-test',
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/newsletter',
  '/melden',
  '/meldung',
  '/meldungen',
] as const

const PARAMETER = /^\/(bands|concerts|news|users)\/[\p{L}\p{N}._-]{1,64}$/u

/** The pattern of the page that a path leads to; undefined when there is no such page. */
export const findHelpPage = (path: string): (typeof PAGES)[number] | undefined => {
  const pattern = path.replace(PARAMETER, '/$1/:id')
  return PAGES.find((page) => page === pattern)
}
