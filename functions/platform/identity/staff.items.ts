import type { Key } from '../table/index.ts'

/**
 * The members of the staff, who may decide about appeals. A list to look up, not a permission: roles are read from the member.
 * It is written with the role, and completed by the calls of members whose role is older.
 */
export interface StaffItem {
  readonly PK: 'STAFF'
  readonly SK: 'STAFF'
  readonly memberIds?: ReadonlySet<string>
}

export const STAFF_KEY: Key<StaffItem> = { PK: 'STAFF', SK: 'STAFF' }
