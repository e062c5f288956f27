import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { OnboardingSteps, ShoutDraft } from '#shared/api/onboarding.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** How far a member has come. Members of before onboarding existed have none. */
export interface ProgressItem {
  readonly PK: string
  readonly SK: 'ONBOARDING'
  readonly hornsAnimationCompleted?: boolean | undefined
  readonly rolesSelected?: boolean | undefined
  readonly selectedRoles?: readonly SceneRole[] | undefined
  readonly draft?: ShoutDraft | undefined
  readonly firstShoutPosted?: true
}

export const progressKey = (memberId: string): { PK: string; SK: 'ONBOARDING' } => ({
  PK: memberKey(memberId).PK,
  SK: 'ONBOARDING',
})

type Saved = Pick<
  ProgressItem,
  'hornsAnimationCompleted' | 'rolesSelected' | 'selectedRoles' | 'draft'
>

/** What of `steps` is news: no step is ever undone, and of the shout the server knows itself. */
const newsIn = (steps: OnboardingSteps): [string, unknown][] => {
  const { hornsAnimationCompleted, rolesSelected, selectedRoles, draft } = steps
  const saved: Saved = { hornsAnimationCompleted, rolesSelected, selectedRoles, draft }
  return Object.entries(saved).filter(([, value]) => value !== undefined && value !== false)
}

/** Sets what is news and leaves the rest; null where nothing is. Answers the whole item. */
export const saveSteps = (memberId: string, steps: OnboardingSteps): UpdateCommand | null => {
  const news = newsIn(steps)
  if (news.length === 0) return null
  return new UpdateCommand({
    TableName: env.tableName,
    Key: progressKey(memberId),
    UpdateExpression: `SET ${news.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(news.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(news.map(([name, value]) => [`:${name}`, value])),
    ReturnValues: 'ALL_NEW',
  })
}

/** Joins the transaction of the shout: the step is done, and its draft has served. */
export const markShoutPosted = (memberId: string, roles: readonly SceneRole[]): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: progressKey(memberId),
    UpdateExpression:
      'SET firstShoutPosted = :yes, rolesSelected = :yes, selectedRoles = :roles REMOVE draft',
    ExpressionAttributeValues: { ':yes': true, ':roles': roles },
  },
})

/** Writes nothing, but fails when the roles are others than those that were read. */
export const rolesAreStill = (memberId: string, roles: readonly SceneRole[]): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: progressKey(memberId),
    ConditionExpression:
      roles.length > 0
        ? 'selectedRoles = :roles'
        : 'attribute_not_exists(selectedRoles) OR size(selectedRoles) = :none',
    ExpressionAttributeValues: roles.length > 0 ? { ':roles': roles } : { ':none': 0 },
  },
})
