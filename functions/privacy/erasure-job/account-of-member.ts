import { usernameKey } from '#shared/domain/username.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { keptProfilePartition } from '#platform/content/kept.items.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import {
  memberKey,
  passwordKey,
  privateKey,
  usernameKeyOf,
  type PrivateItem,
  type UsernameItem,
} from '#platform/identity/member.items.ts'
import { sessionsPartition } from '#platform/identity/session.items.ts'
import {
  get,
  getMany,
  onConditionFailed,
  update,
  type Partition,
  type Stored,
} from '#platform/table/index.ts'
import { registeredAt, shoutedAt, shoutKey, wallKey } from '../../community/wall/index.ts'
import { signupKey, signupOf } from '../../contact/index.ts'
import { pushMemberKey } from '../../settings/index.ts'
import { deleteAvatar } from '../../uploads/index.ts'
import { erasePartition } from './own-partitions.ts'
import type { Erasing } from './erasing.ts'

const RESERVED_SECONDS = keptSeconds('reservedName')

/** Runs first, so that the member cannot sign in while the rest is deleted. */
export const closeDoors = async (erasing: Erasing): Promise<void> => {
  const { memberId } = erasing
  const partition: Partition<Stored> = { PK: memberKey(memberId).PK }
  await erasing.removeItem(passwordKey(memberId))
  for (const beginsWith of ['RECOVERY', 'PASSKEY'])
    await erasePartition(erasing, partition, { beginsWith })
  await erasePartition(erasing, sessionsPartition(memberId))
}

/** The name stays reserved without its member, to prevent impersonation (docs/product/erasure.md). */
const reserveName = (erasing: Erasing, username: string): Promise<void> =>
  onConditionFailed(
    erasing.change('username', {
      name: update<UsernameItem>(usernameKeyOf(usernameKey(username)), {
        set: { expiresAt: epochSeconds() + RESERVED_SECONDS },
        remove: ['memberId'],
        condition: { memberId: erasing.memberId },
      }),
    }),
    () => undefined,
  )

/** An order at an address that the member never confirmed may belong to another person. */
const eraseNewsletter = async (erasing: Erasing, owner: PrivateItem): Promise<void> => {
  const { confirmedEmail, email } = owner
  if (confirmedEmail !== undefined) await erasing.removeItem(signupKey(signupOf(confirmedEmail)))
  if (email === undefined) return
  const key = signupKey(signupOf(email))
  const signup = await get(key, { consistent: true })
  if (signup?.memberId === erasing.memberId) await erasing.removeItem(key)
}

/** What is found by the profile, and therefore before it goes. */
export const eraseAroundProfile = async (erasing: Erasing): Promise<void> => {
  const { memberId } = erasing
  const keys = [memberKey(memberId), privateKey(memberId), shoutKey(memberId)] as const
  const [member, owner, shout] = await getMany(keys, { consistent: true })
  if (owner) await eraseNewsletter(erasing, owner)
  if (shout) await erasing.removeItem(wallKey(shoutedAt(shout), memberId))
  if (member) {
    await erasing.removeItem(wallKey(registeredAt(member), memberId))
    await reserveName(erasing, member.username)
  }
  await erasing.removeItem(pushMemberKey(memberId))
  await deleteAvatar(memberId)
  await erasePartition(erasing, keptProfilePartition(memberId))
}
