import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { passkeyIdIn, type PasskeyItem } from './passkey.items.ts'
import { findPasskeys } from './passkey.repository.ts'

export const presentPasskey = (item: PasskeyItem): PasskeyInfo => ({
  id: passkeyIdIn(item),
  credentialId: item.credentialId,
  name: item.name,
  createdAt: item.createdAt,
  lastUsedAt: item.lastUsedAt ?? null,
  isSynced: item.isSynced,
})

/** The descriptor by which a browser finds the credential. */
export const presentCredential = ({ credentialId, transports }: PasskeyItem) => ({
  id: credentialId,
  ...(transports && { transports: [...transports] }),
})

/** The passkeys added after `since`, an ISO time; an empty one gives all. */
export const presentPasskeysSince = async (
  memberId: string,
  since: string,
): Promise<PasskeyInfo[]> =>
  (await findPasskeys(memberId)).filter(({ createdAt }) => createdAt > since).map(presentPasskey)
