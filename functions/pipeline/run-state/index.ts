export { berlinDay } from '#platform/runtime/berlin-day.ts'
export { newsCostOn } from './spent.ts'
export { isPaused, isPausedIn } from './halt.ts'
export {
  COUNTS_KEY,
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
} from './run-state.items.ts'
