import type { NotificationKind } from '#shared/api/notifications.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { expression, update, type Condition, type Key, type Write } from '#platform/table/index.ts'

/**
 * Unread numbers of one member. `sequence` rises with every change of notifications, so that each change is
 * computed from what no other change has touched (docs/decisions/0038-read-by-sequence.md).
 */
export interface UnreadItem {
  readonly PK: string
  readonly SK: 'UNREAD'
  readonly entity: 'Unread'
  /** Of threads that are neither muted nor requests. */
  readonly messages?: number
  readonly sequence?: number
  readonly like?: number
  readonly comment?: number
  readonly mention?: number
  readonly follow?: number
  readonly concert?: number
  readonly band?: number
  readonly article?: number
  readonly decision?: number
  readonly export?: number
  /** Notifications up to this sequence number are read. */
  readonly likeReadUpTo?: number
  readonly commentReadUpTo?: number
  readonly mentionReadUpTo?: number
  readonly followReadUpTo?: number
  readonly concertReadUpTo?: number
  readonly bandReadUpTo?: number
  readonly articleReadUpTo?: number
  readonly decisionReadUpTo?: number
  readonly exportReadUpTo?: number
  /** Unread notifications without a sequence number: likes, and all others together. */
  readonly likes?: number
  readonly comments?: number
}

export const unreadKey = (memberId: string): Key<UnreadItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'UNREAD',
})

/** `change` is the difference to what the thread counted before, in the transaction that changes the thread. */
export const countUnreadMessages = (memberId: string, change: number): Write<UnreadItem> =>
  update(unreadKey(memberId), { set: { entity: 'Unread' }, add: { messages: change } })

export type UnreadState = UnreadItem | undefined

/** The counter of notifications without a sequence number. */
export const earlierCounter = (kind: NotificationKind): 'likes' | 'comments' =>
  kind === 'like' ? 'likes' : 'comments'

export const nextSequence = (unread: UnreadState): number => (unread?.sequence ?? 0) + 1

export const readUpTo = (unread: UnreadState, kind: NotificationKind): number =>
  unread?.[`${kind}ReadUpTo`] ?? 0

const unchanged = (unread: UnreadState): Condition<UnreadItem> =>
  unread?.sequence === undefined
    ? expression`attribute_not_exists(#sequence)`
    : expression`#sequence = ${unread.sequence}`

/** What one change does to the numbers of a kind. */
export interface UnreadChange {
  readonly kind: NotificationKind
  readonly by?: number
  /** The same for those without a sequence number. */
  readonly earlierBy?: number
  /** Everything of this kind is read now. */
  readonly isReadUpToNow?: boolean
}

/** Fails when another change came first. */
export const changeUnread = (
  memberId: string,
  unread: UnreadState,
  { kind, by = 0, earlierBy = 0, isReadUpToNow = false }: UnreadChange,
): Write<UnreadItem> => {
  const earlier = earlierCounter(kind)
  const sequence = nextSequence(unread)
  return update(unreadKey(memberId), {
    set: {
      entity: 'Unread',
      sequence,
      [kind]: (unread?.[kind] ?? 0) + by,
      ...(isReadUpToNow && { [`${kind}ReadUpTo`]: sequence }),
      ...(earlierBy !== 0 && { [earlier]: (unread?.[earlier] ?? 0) + earlierBy }),
    },
    condition: unchanged(unread),
  })
}
