import type { QueryClient } from '@tanstack/react-query'
import { validateToken } from '../features/auth/api/validate-token.ts'
import { callFirstScreen } from './first-screen.ts'
import { proveOnReturn } from './prove-on-return.ts'
import { ChunkError, loadChunk } from '#spa/platform/load-chunk.ts'
import { pollEvery } from '#spa/platform/poll.ts'
import {
  enterSession,
  followOtherTabs,
  forgetEndedSession,
  isUserConfirmed,
  sessionPhase,
} from '#spa/platform/session.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'

/** Without the chunk, the app starts for a guest. */
const findToken = async (): Promise<void> => {
  try {
    const { searchToken } = await loadChunk(() => import('#spa/platform/token-search.ts'))
    await searchToken(WAITS.callTokenAgain)
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error
  }
}

/** Reads the stored token and enters the session when the first screen is loaded. */
export const startSession = async (firstScreen: Promise<unknown>): Promise<void> => {
  await wait(WAITS.sessionStart)
  if (readToken() === undefined) {
    await findToken()
    forgetEndedSession()
  }
  callFirstScreen()
  await firstScreen
  enterSession()
  followOtherTabs()
}

/**
 * Validates the stored token: once after the start unless the first query has done that, then every five minutes, and
 * when the page comes back.
 */
export const keepValidating = async (queryClient: QueryClient): Promise<void> => {
  const validate = async () => {
    if (sessionPhase() === 'member') await validateToken(queryClient)
  }
  pollEvery(WAITS.tokenValidation, validate)
  proveOnReturn(validate)
  await wait(WAITS.startupSettled + WAITS.startupRefresh)
  if (!isUserConfirmed()) await validate()
}
