import type { OnboardingSteps, ShoutDraft } from '#shared/api/onboarding.ts'
import type { SceneRole } from '#shared/domain/options.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import {
  check,
  expression,
  update,
  type Check,
  type Key,
  type Write,
} from '#platform/table/index.ts'

/** How far a member has come. Members who registered before onboarding existed have none. */
export interface ProgressItem {
  readonly PK: string
  readonly SK: 'ONBOARDING'
  readonly hornsAnimationCompleted?: boolean | undefined
  readonly rolesSelected?: boolean | undefined
  readonly selectedRoles?: readonly SceneRole[] | undefined
  readonly draft?: ShoutDraft | undefined
  readonly firstShoutPosted?: true
}

export const progressKey = (memberId: string): Key<ProgressItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'ONBOARDING',
})

type Saved = Pick<
  ProgressItem,
  'hornsAnimationCompleted' | 'rolesSelected' | 'selectedRoles' | 'draft'
>

/** The changes in `steps`: a step is never undone, and the server itself knows about the shout. */
const changesIn = (steps: OnboardingSteps): Partial<Saved> => {
  const { hornsAnimationCompleted, rolesSelected, selectedRoles, draft } = steps
  const saved: Saved = { hornsAnimationCompleted, rolesSelected, selectedRoles, draft }
  return Object.fromEntries(
    Object.entries(saved).filter(([, value]) => value !== undefined && value !== false),
  )
}

/** Sets the changed attributes and keeps the others; null when nothing changed. */
export const saveSteps = (memberId: string, steps: OnboardingSteps): Write<ProgressItem> | null => {
  const changes = changesIn(steps)
  if (Object.keys(changes).length === 0) return null
  return update(progressKey(memberId), { set: changes })
}

/** Part of the transaction of the shout: the step is done and its draft is no longer needed. */
export const markShoutPosted = (
  memberId: string,
  roles: readonly SceneRole[],
): Write<ProgressItem> =>
  update(progressKey(memberId), {
    set: { firstShoutPosted: true, rolesSelected: true, selectedRoles: roles },
    remove: ['draft'],
  })

/** Writes nothing, but fails when the roles changed since they were read. */
export const rolesAreStill = (memberId: string, roles: readonly SceneRole[]): Check =>
  check(
    progressKey(memberId),
    roles.length > 0
      ? { selectedRoles: roles }
      : expression`attribute_not_exists(selectedRoles) OR size(selectedRoles) = ${0}`,
  )
