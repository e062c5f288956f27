import { statementProblems } from '../accessibility/last-run.ts'
import type { Result } from './schedule.ts'
import { playwright } from './test-runs.ts'

const problems = (): readonly string[] => {
  try {
    return statementProblems()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** All journeys, and after they passed whether the accessibility statement says what axe found in them. */
export const allJourneys = async (): Promise<Result> => {
  const result = await playwright('all')
  if (result.failed > 0) return result
  const found = problems()
  if (found.length === 0) return { ...result, passed: result.passed + 1 }
  return { ...result, failed: 1, output: found.join('\n') }
}
