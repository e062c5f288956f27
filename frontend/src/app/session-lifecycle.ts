import type { QueryClient } from '@tanstack/react-query'
import { pollEvery } from '#spa/platform/poll.ts'
import { enterSession, followOtherTabs, sessionPhase } from '#spa/platform/session.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'

const isMember = (): boolean => sessionPhase() === 'member'

const validateWhileMember = async (queryClient: QueryClient) => {
  if (!isMember()) return
  const { validateToken } = await import('../features/auth/api/validate-token.ts')
  if (isMember()) await validateToken(queryClient)
}

/** Reads the stored token and enters the session when the first screen is loaded. */
export const startSession = async (firstScreen: Promise<unknown>): Promise<void> => {
  await wait(WAITS.sessionStart)
  if (readToken() === undefined) {
    const { searchToken } = await import('#spa/platform/token-search.ts')
    await searchToken(WAITS.callTokenAgain)
  }
  await firstScreen
  enterSession()
  followOtherTabs()
}

/** Validates the stored token: once after the start, then every five minutes. */
export const keepValidating = async (queryClient: QueryClient): Promise<void> => {
  pollEvery(WAITS.tokenValidation, () => validateWhileMember(queryClient))
  await wait(WAITS.startupSettled + WAITS.startupRefresh)
  await validateWhileMember(queryClient)
}
