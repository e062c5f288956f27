import { lazyPage } from './lazy-page.tsx'

export const MemberLayout = lazyPage(async () => (await import('./member-layout.tsx')).MemberLayout)
export const GuestLayout = lazyPage(async () => (await import('./guest-layout.tsx')).GuestLayout)
export const LoginPage = lazyPage(async () => (await import('../pages/login-page.tsx')).LoginPage)
export const Toaster = lazyPage(async () => (await import('#ui/feedback/toaster.tsx')).Toaster)

export const CommunityPage = lazyPage(
  async () => (await import('../pages/community-page.tsx')).CommunityPage,
)
