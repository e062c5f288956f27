import type { DomainAccess } from '../platform/access.ts'

export const access: DomainAccess = {
  workers: {},
  schedules: {},
}
