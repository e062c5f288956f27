import { mayModerate } from '#shared/domain/roles.ts'
import { get, getMany, update, write } from '../table/index.ts'
import { memberKey } from './member.items.ts'
import { findRestriction } from './restriction.ts'
import { STAFF_KEY, type StaffItem } from './staff.items.ts'

/** The members who may decide about appeals. A caller whose role is older than the list is added to it. */
export const readStaff = async (
  callerId: string,
  { consistent = true } = {},
): Promise<ReadonlySet<string>> => {
  const memberIds = (await get(STAFF_KEY, { consistent }))?.memberIds ?? new Set<string>()
  if (memberIds.has(callerId)) return memberIds
  await write(update<StaffItem>(STAFF_KEY, { add: { memberIds: new Set([callerId]) } }))
  return new Set([...memberIds, callerId])
}

interface WorkingStaff {
  readonly moderators: readonly string[]
  readonly reviewers: readonly string[]
}

/** BatchGetItem takes so many. */
const MAX_STAFF = 100

/** Ids of those who can act now: suspended members of the staff keep their role, but not their session. */
export const readWorkingStaff = async (): Promise<WorkingStaff> => {
  const { memberIds = new Set<string>() } = (await get(STAFF_KEY)) ?? {}
  if (memberIds.size === 0) return { moderators: [], reviewers: [] }
  const found = await getMany([...memberIds].slice(0, MAX_STAFF).map((id) => memberKey(id)))
  const working = found.filter((one) => one !== undefined && findRestriction(one) === undefined)
  const idsOf = (isNamed: (role: (typeof working)[number]) => boolean) =>
    working.filter(isNamed).flatMap((one) => one?.memberId ?? [])
  return {
    moderators: idsOf((one) => mayModerate(one?.role)),
    reviewers: idsOf((one) => one?.role === 'reviewer'),
  }
}
