import { expression, update, type Write } from '../table/index.ts'
import {
  heldKey,
  queuePlace,
  type HeldItem,
  type HeldType,
  type LaterSource,
  type Report,
} from './held.items.ts'

/** Further reports add nothing that a moderator needs. */
export const MAX_REPORTS = 10

const REPORTED = 'Gemeldet: '

/** Published content that waits already keeps its place. */
const keepPlace = (type: HeldType) => {
  const { GSI1PK, GSI1SK } = queuePlace(type, true)
  return { GSI1PK, GSI1SK: expression`if_not_exists(GSI1SK, ${GSI1SK})` }
}

/**
 * Adds a report to the queue entry of content that stays published until a moderator decides.
 * Fails when the member has already reported it, or when it has enough reports.
 */
export const addReport = (type: HeldType, id: string, report: Report): Write<HeldItem> =>
  update(heldKey(type, id), {
    set: {
      ...keepPlace(type),
      entity: 'Held',
      rule: expression`if_not_exists(#rule, ${REPORTED + report.text})`,
      reports: expression`list_append(if_not_exists(reports, ${[]}), ${[report]})`,
    },
    add: { reporters: new Set([report.memberId]) },
    condition: expression`attribute_not_exists(reporters) OR (size(reporters) < ${MAX_REPORTS} AND NOT contains(reporters, ${report.memberId}))`,
  })

/** Puts a published article into the queue because later sources contradict it; it stays published. */
export const addLaterSources = (
  articleId: string,
  sources: readonly LaterSource[],
): Write<HeldItem> =>
  update(heldKey('article', articleId), {
    set: {
      ...keepPlace('article'),
      entity: 'Held',
      rule: expression`if_not_exists(#rule, ${sources.map(({ finding }) => finding).join('\n')})`,
      laterSources: expression`list_append(if_not_exists(laterSources, ${[]}), ${sources})`,
    },
  })
