import { LIMITS } from '#shared/domain/limits.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, get, query, retry } from '#platform/table/index.ts'
import { chatPartition, isPair } from '../items/pair.items.ts'
import { maySeeMessage } from '../items/message.presenter.ts'
import { messageKey, messageRefOf, type MessageItem } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { sideKey, type SideItem } from './side.items.ts'
import { applyChange, floorOf, recompute, type SideChange, type Thread } from './side.rules.ts'
import { isSame, writeSide } from './write-side.ts'

/** The pair and three messages: enough for a thread that is read as it is written. */
const HEAD = 4

const ATTEMPTS = 20

const isMessage = (item: { readonly SK: string }): item is MessageItem => item.SK.startsWith('M#')

interface Head extends Thread {
  readonly hasMore: boolean
}

/** Undefined when the two never wrote to each other. Consistent, because the result is stored. */
const readHead = async (pairId: string): Promise<Head | undefined> => {
  const { items, next } = await query(chatPartition(pairId), {
    newestFirst: true,
    consistent: true,
    limit: HEAD,
  })
  const pair = items.find(isPair)
  return pair && { pair, messages: items.filter(isMessage), hasMore: next !== undefined }
}

/** The messages below those of the head that decide about the side; most threads need none of them. */
const readBelow = async (side: SideItem, { messages, hasMore }: Head): Promise<MessageItem[]> => {
  const oldest = messages.at(-1)
  const knowsLast = messages.some((item) => maySeeMessage(side.memberId, item))
  const floor = knowsLast ? floorOf(side) : (side.clearedUpTo ?? '')
  if (!hasMore || !oldest || messageRefOf(oldest).ulid <= floor) return []
  const { pairId } = messageRefOf(oldest)
  const { items } = await query(chatPartition(pairId), {
    between: [messageKey({ pairId, ulid: floor }).SK, oldest.SK],
    newestFirst: true,
    consistent: true,
    limit: LIMITS.unreadMessages,
  })
  return items.filter((item): item is MessageItem => isMessage(item) && item.SK !== oldest.SK)
}

/** The first state of a side, with the name of the other as it is now. */
const newSide = async (memberId: string, otherId: string): Promise<SideItem> => {
  const member = await get(memberKey(otherId), { consistent: true })
  return {
    ...sideKey(memberId, otherId),
    entity: 'ChatSide',
    memberId,
    otherId,
    other: member && authorOf(member),
    authorVersion: member?.version ?? 0,
    folder: 'inbox',
    unread: 0,
    counted: 0,
    version: 0,
  }
}

/** The newest message that the member sees: a held one that is approved later must be neither read nor deleted. */
const newestFor = (memberId: string, { messages, hasMore }: Head): string | undefined => {
  const visible = messages.find((item) => maySeeMessage(memberId, item))
  const newest = visible ?? (hasMore ? messages[0] : undefined)
  return newest && messageRefOf(newest).ulid
}

const settleOnce = async (
  [memberId, otherId]: readonly [string, string],
  change: SideChange,
): Promise<SideItem | undefined> => {
  // The side first: its version then proves that no one stored it with newer messages than these.
  const before = await get(sideKey(memberId, otherId), { consistent: true })
  const head = await readHead(pairIdOf(memberId, otherId))
  if (!head) return undefined
  const current = before ?? (await newSide(memberId, otherId))
  const side = applyChange(current, change, newestFor(memberId, head))
  const messages = [...head.messages, ...(await readBelow(side, head))]
  const after = recompute(side, { pair: head.pair, messages }, now())
  if (before && isSame({ ...before, settledUpTo: '' }, { ...after, settledUpTo: '' })) return before
  const next = { ...after, version: after.version + 1 }
  await writeSide(before, next)
  return next
}

/**
 * Computes one member's side of a thread from the pair and its messages, and stores it when it differs: repeated and
 * disordered calls end in the same state. Undefined when the two never wrote to each other.
 */
export const settleSide = (
  memberId: string,
  otherId: string,
  change: SideChange = {},
): Promise<SideItem | undefined> =>
  retry(() => settleOnce([memberId, otherId], change), {
    when: (error) => error instanceof ConditionFailed,
    attempts: ATTEMPTS,
  })

/** @throws ApiError not_found when the member never saw a message of this thread */
export const requireSide = async (
  memberId: string,
  otherId: string,
  change: SideChange,
): Promise<SideItem> => {
  const side = await settleSide(memberId, otherId, change)
  const isSeen = side?.last !== undefined || side?.clearedUpTo !== undefined
  if (!side || !isSeen) throw new ApiError('not_found')
  return side
}
