import { contradictionsIn } from './contradictions/find-contradictions.ts'
import { unsupportedIn } from './fact.ts'
import type { Statement } from './statements.ts'

/** Whether a sentence says something that the items do not state, or the opposite of what they state. */
export const hasFactProblem = (statement: Statement): boolean =>
  unsupportedIn(statement).length > 0 || contradictionsIn(statement).length > 0
