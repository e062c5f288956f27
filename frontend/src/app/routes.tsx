import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
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

const page = (path: string, Page: ComponentType & Loadable): RouteObject => ({
  path,
  element: <Page />,
  handle: Page,
})

/** Guests see the login on every path except those of the public pages. */
export const routes: RouteObject[] = [
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
]
