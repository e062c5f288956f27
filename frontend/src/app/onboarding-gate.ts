import type { CurrentUser } from '#shared/api/members.ts'
import { isPublicPath } from './public-paths.ts'

export const ONBOARDING_PATH = '/onboarding'

/** Where a member is sent instead: into onboarding before it is done, home afterwards; undefined where they may stay. */
export const detour = (
  { onboardingCompleted }: Pick<CurrentUser, 'onboardingCompleted'>,
  pathname: string,
): string | undefined => {
  const isThere = pathname === ONBOARDING_PATH
  if (onboardingCompleted) return isThere ? '/' : undefined
  return isThere || isPublicPath(pathname) ? undefined : ONBOARDING_PATH
}
