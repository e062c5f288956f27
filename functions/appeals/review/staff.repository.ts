import { STAFF_KEY, type StaffItem } from '#platform/identity/staff.items.ts'
import { get, update, write } from '#platform/table/index.ts'

/** The members who may decide about appeals. A caller whose role is older than the list is added to it. */
export const readStaff = async (callerId: string): Promise<ReadonlySet<string>> => {
  const memberIds = (await get(STAFF_KEY, { consistent: true }))?.memberIds ?? new Set<string>()
  if (memberIds.has(callerId)) return memberIds
  await write(update<StaffItem>(STAFF_KEY, { add: { memberIds: new Set([callerId]) } }))
  return new Set([...memberIds, callerId])
}
