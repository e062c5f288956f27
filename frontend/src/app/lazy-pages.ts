import { lazy } from 'react'
import { readToken } from '../platform/token-store.ts'

const loadCommunity = () => import('../pages/community-page.tsx')
const loadLogin = () => import('../pages/login-page.tsx')
const loadMemberLayout = () => import('./member-layout.tsx')

export const CommunityPage = lazy(async () => ({ default: (await loadCommunity()).CommunityPage }))
export const LoginPage = lazy(async () => ({ default: (await loadLogin()).LoginPage }))
export const MemberLayout = lazy(async () => ({ default: (await loadMemberLayout()).MemberLayout }))
export const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }))
export const SettingsPage = lazy(async () => ({
  default: (await import('../pages/settings-page.tsx')).SettingsPage,
}))
export const ProfilePage = lazy(async () => ({
  default: (await import('../pages/profile-page.tsx')).ProfilePage,
}))
export const UserPage = lazy(async () => ({
  default: (await import('../pages/user-page.tsx')).UserPage,
}))
export const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}))

/** Fetches the first screen while the session is still being found out. */
export const preloadFirstPage = (): void => {
  if (readToken() === undefined) {
    void loadLogin()
    void import('../platform/token-search.ts')
    return
  }
  void loadMemberLayout()
  void loadCommunity()
}
