import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { CommunityPage } from './lazy-pages.ts'
import { lazyPart, type Loadable } from '#spa/platform/lazy-part.tsx'
import { ONBOARDING_PATH } from './onboarding-gate.ts'
import { Root } from './root.tsx'

const page = (path: string, Page: ComponentType & Loadable): RouteObject => ({
  path,
  element: <Page />,
  handle: Page,
})

/** A page in its own chunk: the only export of its file. */
const screen = (
  path: string,
  load: () => Promise<Readonly<Record<string, ComponentType>>>,
): RouteObject => {
  const only = async () => {
    const [Page] = Object.values(await load())
    if (!Page) throw new Error(`No page for ${path}`)
    return Page
  }
  return page(path, lazyPart(only))
}

/** Guests see the login on every path except those of the public pages. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      page('/', CommunityPage),
      page('/community', CommunityPage),
      screen('/news/:articleId?', () => import('../pages/news-page.tsx')),
      screen('/bands', () => import('../pages/bands-page.tsx')),
      screen('/bands/:bandId', () => import('../pages/band-page.tsx')),
      screen('/concerts/:concertId?', () => import('../pages/concerts-page.tsx')),
      screen(ONBOARDING_PATH, () => import('../pages/onboarding-page.tsx')),
      screen('/messages', () => import('../pages/messages-page.tsx')),
      screen('/settings/:subject?', () => import('../pages/settings-page.tsx')),
      screen('/deine-daten', () => import('../pages/your-data-page.tsx')),
      screen('/entscheidungen', () => import('../pages/statements-page.tsx')),
      screen('/entscheidungen/:statementId', () => import('../pages/statement-page.tsx')),
      screen('/einspruch/:type/:id', () => import('../pages/hold-page.tsx')),
      screen('/profile', () => import('../pages/profile-page.tsx')),
      screen('/users/:username', () => import('../pages/user-page.tsx')),
      screen('/moderation', () => import('../pages/moderation-page.tsx')),
      screen('/moderation/einsprueche', () => import('../pages/appeals-page.tsx')),
      screen('/moderation/programme', () => import('../pages/concert-imports-page.tsx')),
      screen('/admin', () => import('../pages/admin-page.tsx')),
      screen('/admin/report', () => import('../pages/admin-report-page.tsx')),
      screen('/admin/protokoll', () => import('../pages/audit-log-page.tsx')),
      screen('/admin/articles/:articleId', () => import('../pages/correction-page.tsx')),
      screen('/modal-test', () => import('../pages/modal-test-page.tsx')),
      screen('/about', () => import('../pages/about-page.tsx')),
      screen('/contact', () => import('../pages/contact-page.tsx')),
      screen('/impressum', () => import('../pages/imprint-page.tsx')),
      screen('/datenschutz', () => import('../pages/privacy-page.tsx')),
      screen('/barrierefreiheit', () => import('../pages/accessibility-page.tsx')),
      screen('/transparenz', () => import('../pages/transparency-page.tsx')),
      screen('/agb', () => import('../pages/terms-page.tsx')),
      screen('/newsletter', () => import('../pages/newsletter-page.tsx')),
      screen('/email', () => import('../pages/email-page.tsx')),
      screen('/loeschbeleg', () => import('../pages/erasure-receipt-page.tsx')),
      screen('/konto-bleibt', () => import('../pages/kept-account-page.tsx')),
      screen('/melden', () => import('../pages/report-page.tsx')),
      screen('/meldung', () => import('../pages/receipt-page.tsx')),
      screen('/meldungen', () => import('../pages/own-reports-page.tsx')),
      screen('*', () => import('../pages/not-found-page.tsx')),
    ],
  },
]
