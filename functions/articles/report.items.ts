import { heldKey, type HeldItem, type Report } from '#platform/content/held.items.ts'
import { check, exists, expression, update, type Check, type Write } from '#platform/table/index.ts'
import { articleKey } from './article.items.ts'
import { REPORTED } from './texts.ts'

/** Further reports add nothing that a moderator needs. */
export const MAX_REPORTS = 10

export const articleIsPublished = (id: string): Check => check(articleKey(id), exists)

/**
 * Adds a report to the queue entry of the article, which stays published until a moderator decides.
 * Fails when the member has already reported it, or when it has enough reports.
 */
export const addReport = (id: string, report: Report): Write<HeldItem> =>
  update(heldKey('article', id), {
    set: {
      entity: 'Held',
      rule: expression`if_not_exists(#rule, ${REPORTED + report.text})`,
      reports: expression`list_append(if_not_exists(reports, ${[]}), ${[report]})`,
    },
    add: { reporters: new Set([report.memberId]) },
    condition: expression`attribute_not_exists(reporters) OR (size(reporters) < ${MAX_REPORTS} AND NOT contains(reporters, ${report.memberId}))`,
  })
