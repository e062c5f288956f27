import { blocksKey } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import { profileText } from '../../profile/decisions/index.ts'
import { linesOf, mediaOf, type FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'

/** The blocker sees the profile of a blocked member, and can report it. */
export const findProfile: FindEvidence = async (viewerId, memberId) => {
  const keys = [memberKey(memberId), blocksKey(viewerId)] as const
  const [member, blocks] = await getMany(keys, { consistent: true })
  if (!member || blocks?.blockedBy?.has(memberId)) throw isGone()
  return {
    authorId: memberId,
    title: `${member.displayName} (@${member.username})`,
    text: linesOf(member.bio, member.location),
    contentHash: hashOfContent(profileText(member)),
    ...mediaOf(member.avatar),
    path: `/users/${member.username}`,
  }
}
