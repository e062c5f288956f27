import { lazyPage } from './lazy-page.tsx'

export const MemberLayout = lazyPage(async () => (await import('./member-layout.tsx')).MemberLayout)
export const GuestLayout = lazyPage(async () => (await import('./guest-layout.tsx')).GuestLayout)
export const LoginPage = lazyPage(async () => (await import('../pages/login-page.tsx')).LoginPage)
export const Toaster = lazyPage(async () => (await import('#ui/feedback/toaster.tsx')).Toaster)

export const CommunityPage = lazyPage(
  async () => (await import('../pages/community-page.tsx')).CommunityPage,
)
export const NewsPage = lazyPage(async () => (await import('../pages/news-page.tsx')).NewsPage)
export const SettingsPage = lazyPage(
  async () => (await import('../pages/settings-page.tsx')).SettingsPage,
)
export const OnboardingPage = lazyPage(
  async () => (await import('../pages/onboarding-page.tsx')).OnboardingPage,
)
export const ProfilePage = lazyPage(
  async () => (await import('../pages/profile-page.tsx')).ProfilePage,
)
export const UserPage = lazyPage(async () => (await import('../pages/user-page.tsx')).UserPage)
export const AboutPage = lazyPage(async () => (await import('../pages/about-page.tsx')).AboutPage)
export const ContactPage = lazyPage(
  async () => (await import('../pages/contact-page.tsx')).ContactPage,
)
export const ImprintPage = lazyPage(
  async () => (await import('../pages/imprint-page.tsx')).ImprintPage,
)
export const PrivacyPage = lazyPage(
  async () => (await import('../pages/privacy-page.tsx')).PrivacyPage,
)
export const TermsPage = lazyPage(async () => (await import('../pages/terms-page.tsx')).TermsPage)
export const NewsletterPage = lazyPage(
  async () => (await import('../pages/newsletter-page.tsx')).NewsletterPage,
)
export const ModerationPage = lazyPage(
  async () => (await import('../pages/moderation-page.tsx')).ModerationPage,
)
export const AdminPage = lazyPage(async () => (await import('../pages/admin-page.tsx')).AdminPage)
export const AdminReportPage = lazyPage(
  async () => (await import('../pages/admin-report-page.tsx')).AdminReportPage,
)
export const NotFoundPage = lazyPage(
  async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
)
