import { LIMITS } from '#shared/domain/limits.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

/** The members that this member does not want to be suggested again. */
export interface DismissedItem {
  readonly PK: string
  readonly SK: 'DISMISSED'
  readonly memberIds?: ReadonlySet<string>
}

export const dismissedKey = (memberId: string): Key<DismissedItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'DISMISSED',
})

/** Fails when the list is full and does not contain the member yet. */
export const addDismissed = (memberId: string, id: string): Write<DismissedItem> =>
  update(dismissedKey(memberId), {
    add: { memberIds: new Set([id]) },
    condition: expression`attribute_not_exists(memberIds) OR contains(memberIds, ${id}) OR size(memberIds) < ${LIMITS.dismissedSuggestions}`,
  })

/** Replaces a full list: members dismissed long ago may be suggested again. */
export const restartDismissed = (memberId: string, id: string): Write<DismissedItem> =>
  update(dismissedKey(memberId), { set: { memberIds: new Set([id]) } })

/** Fails when the member has dismissed nobody. */
export const removeDismissed = (memberId: string, id: string): Write<DismissedItem> =>
  update(dismissedKey(memberId), {
    removeFrom: { memberIds: new Set([id]) },
    condition: expression`attribute_exists(memberIds)`,
  })
