import { stages, type StageConfig } from '#infra/stages.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'

/** @throws ExpectedProblem with the known stages */
export const stageNamed = (name: string): StageConfig => {
  const all: Readonly<Record<string, StageConfig>> = stages
  const stage = Object.hasOwn(all, name) ? all[name] : undefined
  if (stage) return stage
  throw new ExpectedProblem(
    `There is no stage "${name}". infra/stages.ts has ${Object.keys(all).join(' and ')}.`,
  )
}
