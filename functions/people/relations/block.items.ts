import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { check, expression, update, type Check, type Write } from '#platform/table/index.ts'

/** Fails when either of the two blocks the other. */
export const areNotBlocked = (memberId: string, otherId: string): Check =>
  check(
    blocksKey(memberId),
    expression`NOT contains(blocked, ${otherId}) AND NOT contains(blockedBy, ${otherId})`,
  )

/** Fails when the member already blocks the maximum number of members. */
export const addBlocked = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), {
    set: { entity: 'Blocks' },
    add: { blocked: new Set([otherId]) },
    condition: expression`attribute_not_exists(blocked) OR contains(blocked, ${otherId}) OR size(blocked) < ${LIMITS.blocks}`,
  })

export const addBlockedBy = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), {
    set: { entity: 'Blocks' },
    add: { blockedBy: new Set([otherId]) },
  })

/** Fails when the member does not block the other. */
export const removeBlocked = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), {
    removeFrom: { blocked: new Set([otherId]) },
    condition: expression`contains(blocked, ${otherId})`,
  })

export const removeBlockedBy = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), { removeFrom: { blockedBy: new Set([otherId]) } })
