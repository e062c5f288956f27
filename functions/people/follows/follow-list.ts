import type { listFollowers, listFollowing, ListedMember } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { Page } from '#platform/http/answer.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getItems, getMany } from '#platform/table/index.ts'
import { followKey } from '../relations/follow.items.ts'
import { PEOPLE_TEXTS } from '../texts.ts'

type ListRequest = Request<typeof listFollowers> | Request<typeof listFollowing>

/** Ids of at most one page and one more, below the cursor. */
type ReadIds = (
  ownerId: string,
  cursor: string | undefined,
  limit: number,
) => Promise<readonly string[]>

/**
 * Whether the viewer blocks the owner of the list.
 * @throws ApiError not_found for missing members and for members who blocked the viewer
 */
const isOwnerBlocked = async ({
  memberId,
  params,
  presetBlocks,
}: ListRequest): Promise<boolean> => {
  const [owner, item] = await getMany([memberKey(params.id), blocksKey(memberId)])
  if (!owner || item?.blockedBy?.has(params.id)) {
    throw new ApiError('not_found', PEOPLE_TEXTS.notFound)
  }
  presetBlocks(toBlocks(item))
  return item?.blocked?.has(params.id) ?? false
}

/** Members who hide from the search appear in the viewer's own lists only (docs/product/members.md#followers). */
const mayAppear = ({ memberId, params }: ListRequest, member: MemberItem): boolean =>
  !member.hiddenInSearch || params.id === memberId || member.memberId === memberId

const readMembers = async (
  request: ListRequest,
  ids: readonly string[],
): Promise<ListedMember[]> => {
  const { memberId } = request
  const blocks = await request.blocks()
  const items = await getItems(ids.flatMap((id) => [memberKey(id), followKey(memberId, id)]))
  return ids.flatMap((id) => {
    const member = items.at(memberKey(id))
    if (!member || blocks.has(id) || !mayAppear(request, member)) return []
    return [{ ...authorOf(member), isFollowing: items.at(followKey(memberId, id)) !== undefined }]
  })
}

/** A page of followers or followed members; an empty one of a member that the viewer blocks. */
export const readFollowList = async (
  request: ListRequest,
  readIds: ReadIds,
): Promise<Page<ListedMember>> => {
  const [isBlocked, ids] = await Promise.all([
    isOwnerBlocked(request),
    readIds(request.params.id, request.query.cursor, LIMITS.peoplePage + 1),
  ])
  if (isBlocked) return new Page<ListedMember>([], undefined)
  const page = ids.slice(0, LIMITS.peoplePage)
  const members = await readMembers(request, page)
  // The cursor names a member, so it must not be one who is left out, except where a whole page is.
  const last = members.at(-1)?.id ?? page.at(-1)
  return new Page(members, ids.length > page.length ? last : undefined)
}
