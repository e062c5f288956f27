import { createContext, use } from 'react'
import type { Message } from '#shared/api/messages.ts'
import type { VoicePlayer } from '../../model/voice-player.ts'

/**
 * What this browser knows of a temporary photo that it opened, before the thread is fetched again. `unseen`: the
 * answer or the bytes did not arrive, so it can be opened again.
 */
export type KnownView = Pick<Message, 'viewedAt' | 'expiresAt'> | 'gone' | 'unseen'

export interface ThreadMediaValue {
  readonly player: VoicePlayer
  readonly ownId: string
  readonly otherName: string
  readonly views: Readonly<Partial<Record<string, KnownView>>>
  readonly openPhoto: (messageId: string) => void
  readonly openTemporary: (messageId: string) => void
}

export const ThreadMediaContext = createContext<ThreadMediaValue | undefined>(undefined)

export const useThreadMedia = (): ThreadMediaValue => {
  const value = use(ThreadMediaContext)
  if (!value) throw new Error('Media of messages need a surrounding ThreadMedia.')
  return value
}
