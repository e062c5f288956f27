import type { RouteMatch } from 'react-router-dom'
import { callEarly } from '#spa/platform/early-calls.ts'
import { startsRestricted } from '#spa/platform/restricted-start.ts'
import { readToken } from '#spa/platform/token-store.ts'
import type { Loadable } from '#spa/platform/lazy-part.tsx'
import { CommunityPage, GuestLayout, LoginPage, MemberLayout } from './lazy-pages.ts'
import { isPublicPath } from './public-paths.ts'

const pageOf = (matches: readonly RouteMatch[]): Loadable =>
  (matches.at(-1)?.route.handle as Loadable | undefined) ?? CommunityPage

const screenFor = (matches: readonly RouteMatch[]): readonly Loadable[] => {
  if (readToken() !== undefined) return [MemberLayout, pageOf(matches)]
  return isPublicPath(location.pathname) ? [GuestLayout, pageOf(matches)] : [LoginPage]
}

/** Loads the chunks of the first screen while the session starts. */
export const loadFirstScreen = async (matches: readonly RouteMatch[]): Promise<void> => {
  await Promise.all(screenFor(matches).map((part) => part.load()))
}

/** The first queries of a member's screen. Their contracts are in its chunks, which are still loading. */
export const firstCalls = (pathname: string): readonly string[] => {
  const user = '/api/auth/user'
  if (startsRestricted()) return [user]
  if (['/', '/community'].includes(pathname))
    return [user, '/api/community/posts', '/api/stories?slides=first']
  return pathname === '/news' ? [user, '/api/articles'] : [user]
}

/** Sends the first queries while the chunks of the first screen are loading. */
export const callFirstScreen = (): void => {
  const token = readToken()
  if (token !== undefined) callEarly(firstCalls(location.pathname), token)
}

/** Loads the chunks of the screen that follows the login. */
export const loadHome = async (): Promise<void> => {
  await Promise.all([MemberLayout.load(), CommunityPage.load()])
}
