import type { StageConfig } from './stages.ts'

interface StagesToWrite {
  readonly wanted: readonly StageConfig[]
  /** Why a stage is left out, one sentence each. */
  readonly refused: readonly string[]
}

/**
 * The law wants to know who runs a public site: while its operator has placeholders, the CDK CLI does not get to see
 * such a stage. Without the CLI all templates are written, so that everything can be checked.
 */
export const stagesToWrite = (
  stages: readonly StageConfig[],
  isDeployment: boolean,
  unfilled: readonly string[],
): StagesToWrite => {
  const isRefused = ({ isPublic }: StageConfig): boolean =>
    isDeployment && isPublic && unfilled.length > 0
  return {
    wanted: stages.filter((stage) => !isRefused(stage)),
    refused: stages
      .filter(isRefused)
      .map(
        ({ name }) =>
          `Stage ${name} is refused: fill in ${unfilled.join(', ')} in shared/domain/operator.ts.`,
      ),
  }
}
