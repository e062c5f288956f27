import type { CurrentUser } from '#shared/api/members.ts'
import { isPublicPath } from './public-paths.ts'

export const ONBOARDING_PATH = '/onboarding'

/** The path to redirect a member to: onboarding until it is done, home afterwards; undefined when they may stay. */
export const redirectFor = (
  { onboardingCompleted }: Pick<CurrentUser, 'onboardingCompleted'>,
  pathname: string,
): string | undefined => {
  const isThere = pathname === ONBOARDING_PATH
  if (onboardingCompleted) return isThere ? '/' : undefined
  return isThere || isPublicPath(pathname) ? undefined : ONBOARDING_PATH
}
