export { berlinDay } from '#platform/runtime/berlin-day.ts'
export { costOnDay, NOTHING_SPENT, type Spent, newsCostOn } from './spent.ts'
export { haltOn, isPaused, isPausedIn, type Halt } from './halt.ts'
export {
  COUNTS_KEY,
  countJobs,
  countOnDay,
  DAYS,
  dayKey,
  dayOf,
  PIPELINE,
  runKey,
  SAMPLES,
  sampleKey,
  SWITCH_KEY,
  timeOf,
  type CountsItem,
  type DayItem,
  type RunItem,
  type SampleItem,
} from './run-state.items.ts'
