import type { KnownMember } from '../member/profile-request.ts'
import { attempt } from '#spa/platform/storage.ts'
import { readToken } from '#spa/platform/token-store.ts'

const KEY = 'hoellenlaerm.pending-recipient'

interface Kept {
  readonly session: string | undefined
  readonly recipient: KnownMember
}

const thisSession = (): string | undefined => readToken()?.slice(-8)

/** Remembers the recipient of a new conversation in this tab until its first message is sent. */
export const keepRecipient = ({ id, username, displayName, avatar }: KnownMember): void => {
  const recipient = { id, username, displayName, avatar }
  attempt(() => {
    sessionStorage.setItem(KEY, JSON.stringify({ session: thisSession(), recipient }))
  }, undefined)
}

/** The recipient that this session keeps. */
export const pendingRecipient = (): KnownMember | undefined =>
  attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return kept.session === thisSession() ? kept.recipient : undefined
  }, undefined)

/** Forgets the recipient after the first message to this member. */
export const forgetRecipient = (memberId: string): void => {
  if (pendingRecipient()?.id !== memberId) return
  attempt(() => sessionStorage.removeItem(KEY), undefined)
}

/** Where the conversation with a member is. */
export const chatPath = (memberId: string): string => `/messages?user=${memberId}`
