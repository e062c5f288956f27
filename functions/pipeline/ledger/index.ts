export { berlinDay } from './day.ts'
export {
  COUNTS_KEY,
  countJobs,
  countOnDay,
  dayKey,
  PIPELINE,
  runKey,
  sampleKey,
  SWITCH_KEY,
  type CountsItem,
  type DayItem,
  type RunItem,
  type SampleItem,
  type SwitchItem,
} from './ledger.items.ts'
