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

/** A page in its own chunk. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject =>
  page(path, lazyPart(load))

/** Guests see the login on every path except those of the public pages. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      page('/', CommunityPage),
      page('/community', CommunityPage),
      screen('/news/:articleId?', async () => (await import('../pages/news-page.tsx')).NewsPage),
      screen('/bands', async () => (await import('../pages/bands-page.tsx')).BandsPage),
      screen('/bands/:bandId', async () => (await import('../pages/band-page.tsx')).BandPage),
      screen(
        '/concerts/:concertId?',
        async () => (await import('../pages/concerts-page.tsx')).ConcertsPage,
      ),
      screen(
        ONBOARDING_PATH,
        async () => (await import('../pages/onboarding-page.tsx')).OnboardingPage,
      ),
      screen('/messages', async () => (await import('../pages/messages-page.tsx')).MessagesPage),
      screen(
        '/settings/:subject?',
        async () => (await import('../pages/settings-page.tsx')).SettingsPage,
      ),
      screen(
        '/deine-daten',
        async () => (await import('../pages/your-data-page.tsx')).YourDataPage,
      ),
      screen(
        '/entscheidungen',
        async () => (await import('../pages/statements-page.tsx')).StatementsPage,
      ),
      screen(
        '/entscheidungen/:statementId',
        async () => (await import('../pages/statement-page.tsx')).StatementPage,
      ),
      screen('/einspruch/:type/:id', async () => (await import('../pages/hold-page.tsx')).HoldPage),
      screen('/profile', async () => (await import('../pages/profile-page.tsx')).ProfilePage),
      screen('/users/:username', async () => (await import('../pages/user-page.tsx')).UserPage),
      screen(
        '/moderation',
        async () => (await import('../pages/moderation-page.tsx')).ModerationPage,
      ),
      screen(
        '/moderation/einsprueche',
        async () => (await import('../pages/appeals-page.tsx')).AppealsPage,
      ),
      screen(
        '/moderation/programme',
        async () => (await import('../pages/concert-imports-page.tsx')).ConcertImportsPage,
      ),
      screen('/admin', async () => (await import('../pages/admin-page.tsx')).AdminPage),
      screen(
        '/admin/report',
        async () => (await import('../pages/admin-report-page.tsx')).AdminReportPage,
      ),
      screen(
        '/admin/protokoll',
        async () => (await import('../pages/audit-log-page.tsx')).AuditLogPage,
      ),
      screen(
        '/admin/articles/:articleId',
        async () => (await import('../pages/correction-page.tsx')).CorrectionPage,
      ),
      screen(
        '/modal-test',
        async () => (await import('../pages/modal-test-page.tsx')).ModalTestPage,
      ),
      screen('/about', async () => (await import('../pages/about-page.tsx')).AboutPage),
      screen('/contact', async () => (await import('../pages/contact-page.tsx')).ContactPage),
      screen('/impressum', async () => (await import('../pages/imprint-page.tsx')).ImprintPage),
      screen('/datenschutz', async () => (await import('../pages/privacy-page.tsx')).PrivacyPage),
      screen(
        '/barrierefreiheit',
        async () => (await import('../pages/accessibility-page.tsx')).AccessibilityPage,
      ),
      screen(
        '/transparenz',
        async () => (await import('../pages/transparency-page.tsx')).TransparencyPage,
      ),
      screen('/agb', async () => (await import('../pages/terms-page.tsx')).TermsPage),
      screen(
        '/newsletter',
        async () => (await import('../pages/newsletter-page.tsx')).NewsletterPage,
      ),
      screen('/email', async () => (await import('../pages/email-page.tsx')).EmailPage),
      screen(
        '/loeschbeleg',
        async () => (await import('../pages/erasure-receipt-page.tsx')).ErasureReceiptPage,
      ),
      screen(
        '/konto-bleibt',
        async () => (await import('../pages/kept-account-page.tsx')).KeptAccountPage,
      ),
      screen('/melden', async () => (await import('../pages/report-page.tsx')).ReportPage),
      screen('/meldung', async () => (await import('../pages/receipt-page.tsx')).ReceiptPage),
      screen(
        '/meldungen',
        async () => (await import('../pages/own-reports-page.tsx')).OwnReportsPage,
      ),
      screen('*', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
    ],
  },
]
