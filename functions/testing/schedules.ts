import { withGrantsOf } from './grants.ts'
import { recordSuccess } from './usage.ts'

/** Runs the schedule of this name with its grants only. */
export const runSchedule = async (name: string, handler: () => Promise<void>): Promise<void> => {
  await withGrantsOf(name, handler)
  recordSuccess(name)
}
