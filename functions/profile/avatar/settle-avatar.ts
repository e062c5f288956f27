import { keptProfilePartition } from '#platform/content/kept.items.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { get, query } from '#platform/table/index.ts'
import { avatarKey, keptKeyOf, moveObject, objectExists, removeMedia } from '../../uploads/index.ts'
import { withAvatarLease } from './avatar-lease.ts'

interface KeptProfile {
  readonly avatar?: string | undefined
}

/** Addresses of pictures that an appeal can restore. */
const keptAvatars = async (memberId: string): Promise<readonly string[]> => {
  const { items } = await query(keptProfilePartition<KeptProfile>(memberId), { consistent: true })
  return items.flatMap(({ content }) => content.avatar ?? [])
}

const versionOf = (avatar: string): number => Number(/\?v=(\d+)$/.exec(avatar)?.[1] ?? 0)

const newestOf = (avatars: readonly string[]): string | undefined =>
  avatars.toSorted((one, other) => versionOf(other) - versionOf(one))[0]

/** What is served although the copy exists is the same picture, or one that no profile shows. */
const keepAvatar = async (served: string, kept: string): Promise<void> => {
  if (await objectExists(kept)) await removeMedia([served])
  else await moveObject(served, kept)
}

/**
 * Before a member without a picture changes the served object: it can be the one that a measure took out a moment ago,
 * which an appeal can restore. The caller has the lease.
 */
export const keepHiddenAvatar = async (memberId: string): Promise<void> => {
  const kept = keptKeyOf(newestOf(await keptAvatars(memberId)) ?? '')
  if (kept !== null) await keepAvatar(avatarKey(memberId), kept)
}

/** Deletes the picture of an ended decision, also where it was never moved. */
const endAvatar = (memberId: string, kept: string, isServed: boolean): Promise<void> =>
  removeMedia(isServed ? [kept, avatarKey(memberId)] : [kept])

/**
 * Brings the picture of this address to where it belongs: served while the profile shows it, kept while an appeal can
 * restore it, deleted otherwise. All pictures of a member are served under one key, which only the lease may touch.
 */
export const settleAvatar = (memberId: string, avatar: string): Promise<void> =>
  withAvatarLease(memberId, 'effect', async () => {
    const kept = keptKeyOf(avatar)
    if (kept === null) return
    const member: MemberItem | undefined = await get(memberKey(memberId), { consistent: true })
    if (member?.avatar === avatar) return moveObject(kept, avatarKey(memberId))
    const wanted = await keptAvatars(memberId)
    // Without a picture in the profile, the served object is the last one that was taken out.
    const isBare = member?.avatar === undefined
    if (!wanted.includes(avatar)) return endAvatar(memberId, kept, isBare && wanted.length === 0)
    if (isBare && newestOf(wanted) === avatar) await keepAvatar(avatarKey(memberId), kept)
  })
