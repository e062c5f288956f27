export { berlinDay } from './day.ts'
export { haltOn, isPaused, isPausedIn, type Halt } from './halt.ts'
export {
  COUNTS_KEY,
  countJobs,
  countOnDay,
  dayKey,
  dayOf,
  momentOf,
  PIPELINE,
  runKey,
  sampleKey,
  SWITCH_KEY,
  type CountsItem,
  type DayItem,
  type RunItem,
  type SampleItem,
} from './run-state.items.ts'
