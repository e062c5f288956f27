import type { Message } from '#shared/api/messages.ts'

/** `running`: opened, within its 30 seconds. */
export type TemporaryStage = 'sealed' | 'closed' | 'running' | 'expired'

/** `now` on the clock of the server, in milliseconds. */
export const temporaryStage = (
  { isSealed, viewedAt, expiresAt }: Pick<Message, 'isSealed' | 'viewedAt' | 'expiresAt'>,
  now: number,
): TemporaryStage => {
  if (isSealed) return 'sealed'
  if (viewedAt === null) return 'closed'
  return expiresAt !== null && now < Date.parse(expiresAt) ? 'running' : 'expired'
}
