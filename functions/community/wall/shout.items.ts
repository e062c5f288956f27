import type { FirstShout } from '#shared/api/onboarding.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { putNew, type Key, type Write } from '#platform/table/index.ts'

/** The first shout of a member, as the wall shows it; `postId` is the post it became. */
export interface ShoutItem {
  readonly PK: string
  readonly SK: 'SHOUT'
  readonly postId: string
  readonly bandGenre: string
  readonly favoriteGig?: string | undefined
  readonly contribution: string
}

export const shoutKey = (memberId: string): Key<ShoutItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'SHOUT',
})

/** Fails when the member has shouted before. */
export const putShout = (
  memberId: string,
  postId: string,
  { bandGenre, favoriteGig, contribution }: FirstShout,
): Write<ShoutItem> =>
  putNew<ShoutItem>({
    ...shoutKey(memberId),
    postId,
    bandGenre,
    favoriteGig: favoriteGig === '' ? undefined : favoriteGig,
    contribution,
  })
