import { lazy } from 'react'
import { readToken } from '../platform/token-store.ts'
import { isPublicPath } from './public-paths.ts'

const loadCommunity = () => import('../pages/community-page.tsx')
const loadLogin = () => import('../pages/login-page.tsx')
const loadMemberLayout = () => import('./member-layout.tsx')

export const CommunityPage = lazy(async () => ({ default: (await loadCommunity()).CommunityPage }))
export const LoginPage = lazy(async () => ({ default: (await loadLogin()).LoginPage }))
export const MemberLayout = lazy(async () => ({ default: (await loadMemberLayout()).MemberLayout }))
export const GuestLayout = lazy(async () => ({
  default: (await import('./guest-layout.tsx')).GuestLayout,
}))
export const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }))
export const SettingsPage = lazy(async () => ({
  default: (await import('../pages/settings-page.tsx')).SettingsPage,
}))
export const OnboardingPage = lazy(async () => ({
  default: (await import('../pages/onboarding-page.tsx')).OnboardingPage,
}))
export const ProfilePage = lazy(async () => ({
  default: (await import('../pages/profile-page.tsx')).ProfilePage,
}))
export const UserPage = lazy(async () => ({
  default: (await import('../pages/user-page.tsx')).UserPage,
}))
export const AboutPage = lazy(async () => ({
  default: (await import('../pages/about-page.tsx')).AboutPage,
}))
export const ContactPage = lazy(async () => ({
  default: (await import('../pages/contact-page.tsx')).ContactPage,
}))
export const ImprintPage = lazy(async () => ({
  default: (await import('../pages/imprint-page.tsx')).ImprintPage,
}))
export const PrivacyPage = lazy(async () => ({
  default: (await import('../pages/privacy-page.tsx')).PrivacyPage,
}))
export const TermsPage = lazy(async () => ({
  default: (await import('../pages/terms-page.tsx')).TermsPage,
}))
export const NewsletterPage = lazy(async () => ({
  default: (await import('../pages/newsletter-page.tsx')).NewsletterPage,
}))
export const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}))

/** Fetches the first screen while the session is still being found out. */
export const preloadFirstPage = (): void => {
  if (readToken() === undefined) {
    if (!isPublicPath(location.pathname)) void loadLogin()
    void import('../platform/token-search.ts')
    return
  }
  void loadMemberLayout()
  if (!isPublicPath(location.pathname)) void loadCommunity()
}
