import type { StatementItem } from '#platform/content/statement.items.ts'
import { getMany } from '#platform/table/index.ts'
import { bandClaimKey, findBand } from '../../bands/items/index.ts'
import { isInPair, parseMessageId } from '../../messages/items/index.ts'

type Target = Pick<StatementItem, 'kind' | 'targetId'>

/** Whether the content is a message that the member wrote or received. */
export const isInConversation = (memberId: string, { kind, targetId }: Target): boolean =>
  kind === 'message' && isInPair(parseMessageId(targetId).pairId, memberId)

/** Owners of a band do not judge what others wrote about it, or they wrote themselves. */
export const ownsBand = async (memberId: string, { kind, targetId }: Target): Promise<boolean> =>
  kind === 'band' && (await findBand(targetId))?.claimedBy === memberId

/** Ids of the bands that the member owns. One read of a claim for each band. */
export const ownBandsAmong = async (
  memberId: string,
  targets: readonly Target[],
): Promise<ReadonlySet<string>> => {
  const ids = [
    ...new Set(targets.filter(({ kind }) => kind === 'band').map(({ targetId }) => targetId)),
  ]
  if (ids.length === 0) return new Set()
  const claims = await getMany(ids.map((id) => bandClaimKey(id, memberId)))
  return new Set(ids.filter((_, index) => claims[index]?.state === 'approved'))
}
