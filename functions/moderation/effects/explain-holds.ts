import { readRule } from '#shared/domain/nsbm.ts'
import { HOLD } from '#shared/domain/measures.ts'
import { holdWords } from '#shared/domain/statements/hold.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import {
  heldKey,
  parseHeldKey,
  type HeldItem,
  type HeldType,
} from '#platform/content/held.items.ts'
import { returnWaitingPlace } from '#platform/content/waiting.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { statementKey, type StatementItem } from '#platform/content/statement.items.ts'
import { expression, get, unlessConditionFailed, update, write } from '#platform/table/index.ts'
import { putStatement } from '../../cases/statements/index.ts'
import { effect } from '../../events/index.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { decidedKey } from '#platform/content/decision.items.ts'

/** A hold by the guard. */
interface Hold {
  readonly statementId: string
  readonly type: HeldType
  readonly contentId: string
  readonly rule: string
}

const holdOf = ({ PK, SK, statementId, rule }: HeldItem): Hold[] =>
  statementId === undefined ? [] : [{ statementId, ...parseHeldKey({ PK, SK }), rule }]

/** Nothing for what its author deleted before: nothing is restricted any more. */
const state = async ({ statementId, type: kind, contentId: targetId, rule }: Hold) => {
  if (await get(statementKey(statementId), { consistent: true })) return
  const content = await findContent({ kind, targetId })
  if (content?.authorId === undefined) return
  const statement = putStatement({
    statementId,
    kind,
    targetId,
    memberId: content.authorId,
    measure: HOLD,
    ...holdWords(kind, readRule(rule)),
    excerpt: excerpt(content.text),
    automated: { detection: true, decision: true },
    until: null,
    at: ulidDate(statementId),
  })
  await unlessConditionFailed(write(statement))
}

const end = async ({ statementId, type, contentId }: Hold): Promise<void> => {
  const decided = await get(decidedKey(type, contentId), { consistent: true })
  const isReleased = decided?.holdId === statementId && decided.action === 'approve'
  await unlessConditionFailed(
    write(
      update<StatementItem>(statementKey(statementId), {
        set: { outcome: isReleased ? 'lifted' : 'ended', expiresAt: proofEndsAt(isoNow()) },
        condition: expression`attribute_exists(PK) AND attribute_not_exists(outcome)`,
      }),
    ),
  )
}

const isOver = async ({ statementId, type, contentId }: Hold): Promise<boolean> => {
  const held = await get(heldKey(type, contentId), { consistent: true })
  return held?.statementId !== statementId
}

/** What has left the queue, whatever the reason, makes room for something else of its member. */
const makeRoom = async ({ PK, SK, memberId }: HeldItem): Promise<void> => {
  const { type, contentId } = parseHeldKey({ PK, SK })
  if (memberId === undefined) return
  if (await get(heldKey(type, contentId), { consistent: true })) return
  await unlessConditionFailed(write(returnWaitingPlace(memberId, type, contentId)))
}

/**
 * Writes the statement of reasons of what the guard holds (Art. 17 DSA), and what has become of it once a moderator
 * decided, a new version is held in its place, or it was deleted; then it also returns the place in the queue. The state of the table decides, not the event.
 */
export const handler = effect<HeldItem>(async ({ before, after }) => {
  if (before && !after) await makeRoom(before)
  const holds = [before, after].flatMap((held) => (held ? holdOf(held) : []))
  if (before && after && before.statementId === after.statementId) return
  for (const hold of holds) {
    await state(hold)
    if (await isOver(hold)) await end(hold)
  }
})
