import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { ScreenFailure } from '#spa/platform/part-failure.tsx'
import { PlainToast } from './plain-toast.tsx'

export const MemberLayout = lazyPart(
  async () => (await import('./member-layout.tsx')).MemberLayout,
  ScreenFailure,
)
export const GuestLayout = lazyPart(
  async () => (await import('./guest-layout.tsx')).GuestLayout,
  ScreenFailure,
)
export const LoginPage = lazyPart(
  async () => (await import('../pages/login-page.tsx')).LoginPage,
  ScreenFailure,
)
export const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices, PlainToast)

export const CommunityPage = lazyPart(
  async () => (await import('../pages/community-page.tsx')).CommunityPage,
)
