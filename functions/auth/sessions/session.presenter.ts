import type { SessionInfo } from '#shared/api/sessions.ts'
import type { SessionEntryItem } from '#platform/identity/session.items.ts'
import { deviceText } from '../texts.ts'

export const presentSession = (
  { SK, device, createdAt, seenAt }: SessionEntryItem,
  currentId: string,
): SessionInfo => ({
  id: SK,
  device: deviceText(device),
  createdAt,
  seenAt,
  current: SK === currentId,
})
