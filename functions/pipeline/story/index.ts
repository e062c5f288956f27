export { similarityTo, type Story } from './compare-reports.ts'
export {
  mergedFacts,
  reportOf,
  reportOfTitle,
  type Report,
  type Reported,
  type StoryFacts,
} from './story-facts.ts'
