import { env } from '#platform/runtime/env.ts'
import { heldKey } from '#platform/content/held.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { articleKey } from './article.items.ts'
import { REPORTED } from './texts.ts'

/** More say nothing new to a moderator. */
export const MAX_REPORTS = 10

export interface ArticleReport {
  readonly memberId: string
  readonly at: string
  readonly text: string
}

/** Added to the place in the moderation queue; the article stays where it is until somebody decides. */
export interface ReportedPlace {
  readonly rule: string
  readonly reports: readonly ArticleReport[]
  readonly reporters: ReadonlySet<string>
}

export const articleIsThere = (id: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: articleKey(id),
    ConditionExpression: 'attribute_exists(PK)',
  },
})

/** Fails when the member has reported it already, or enough others have. The first report names the reason. */
export const addReport = (id: string, report: ArticleReport): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: heldKey('article', id),
    UpdateExpression:
      'SET entity = :held, #rule = if_not_exists(#rule, :rule), reports = list_append(if_not_exists(reports, :none), :one) ADD reporters :member',
    ConditionExpression:
      'attribute_not_exists(reporters) OR (size(reporters) < :most AND NOT contains(reporters, :id))',
    ExpressionAttributeNames: { '#rule': 'rule' },
    ExpressionAttributeValues: {
      ':held': 'Held',
      ':rule': REPORTED + report.text,
      ':none': [],
      ':one': [report],
      ':member': new Set([report.memberId]),
      ':id': report.memberId,
      ':most': MAX_REPORTS,
    },
  },
})
