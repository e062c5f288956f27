import { listSessions, type SessionInfo } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import type { SessionEntryItem } from '#platform/identity/session.items.ts'
import { deviceText } from '../texts.ts'
import { listEntries } from './session.repository.ts'

const presentSession = (
  { SK, device, createdAt, seenAt }: SessionEntryItem,
  currentId: string,
): SessionInfo => ({
  id: SK,
  device: deviceText(device),
  createdAt,
  seenAt,
  current: SK === currentId,
})

export const handler = endpoint(listSessions, async ({ memberId, sessionId }) => {
  const entries = await listEntries(memberId)
  return entries
    .toSorted((one, other) => other.seenAt.localeCompare(one.seenAt))
    .map((entry) => presentSession(entry, sessionId))
})
