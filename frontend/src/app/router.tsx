import { createBrowserRouter } from 'react-router-dom'
import {
  AboutPage,
  CommunityPage,
  ContactPage,
  ImprintPage,
  NewsletterPage,
  NotFoundPage,
  OnboardingPage,
  PrivacyPage,
  ProfilePage,
  SettingsPage,
  TermsPage,
  UserPage,
} from './lazy-pages.ts'
import { ONBOARDING_PATH } from './onboarding-gate.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'

/** The routes; guests see the login whatever the path, but for the public pages (§2). */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      { path: '/', element: <CommunityPage /> },
      { path: '/community', element: <CommunityPage /> },
      { path: ONBOARDING_PATH, element: <OnboardingPage /> },
      { path: '/settings', element: <SettingsPage /> },
      { path: '/profile', element: <ProfilePage /> },
      { path: '/users/:username', element: <UserPage /> },
      { path: '/about', element: <AboutPage /> },
      { path: '/contact', element: <ContactPage /> },
      { path: '/impressum', element: <ImprintPage /> },
      { path: '/datenschutz', element: <PrivacyPage /> },
      { path: '/agb', element: <TermsPage /> },
      { path: '/newsletter', element: <NewsletterPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
