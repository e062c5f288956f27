import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: {
    /** The session and the throttle; the towns are in the bundle. */
    findPlaces: { table: ['GetItem', 'UpdateItem'] },
  },
}
