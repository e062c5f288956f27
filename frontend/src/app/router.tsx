import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import {
  AboutPage,
  AdminPage,
  AdminReportPage,
  CommunityPage,
  ContactPage,
  ImprintPage,
  ModerationPage,
  NewsletterPage,
  NewsPage,
  NotFoundPage,
  OnboardingPage,
  PrivacyPage,
  ProfilePage,
  SettingsPage,
  TermsPage,
  UserPage,
} from './lazy-pages.ts'
import type { Loadable } from './lazy-page.tsx'
import { ONBOARDING_PATH } from './onboarding-gate.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'

const page = (path: string, Page: ComponentType & Loadable) => ({
  path,
  element: <Page />,
  handle: Page,
})

/** The routes; guests see the login whatever the path, but for the public pages (§2). */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      page('/', CommunityPage),
      page('/community', CommunityPage),
      page('/news/:articleId?', NewsPage),
      page(ONBOARDING_PATH, OnboardingPage),
      page('/settings', SettingsPage),
      page('/profile', ProfilePage),
      page('/users/:username', UserPage),
      page('/moderation', ModerationPage),
      page('/admin', AdminPage),
      page('/admin/report', AdminReportPage),
      page('/about', AboutPage),
      page('/contact', ContactPage),
      page('/impressum', ImprintPage),
      page('/datenschutz', PrivacyPage),
      page('/agb', TermsPage),
      page('/newsletter', NewsletterPage),
      page('*', NotFoundPage),
    ],
  },
])
