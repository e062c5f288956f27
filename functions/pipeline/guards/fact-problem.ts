import { unstatedDangers } from './dangers.ts'
import { unsupportedIn } from './fact.ts'
import type { Statement } from './statements.ts'

/** Whether a sentence says something that the items do not state, or something dangerous otherwise than they state it. */
export const hasFactProblem = (statement: Statement): boolean =>
  unsupportedIn(statement).length > 0 || unstatedDangers(statement).length > 0
