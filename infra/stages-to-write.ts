import type { StageConfig } from './stages.ts'

interface StagesToWrite {
  readonly wanted: readonly StageConfig[]
  /** Why stages are left out, one sentence each. */
  readonly refused: readonly string[]
}

/**
 * Hides public stages from the CDK CLI while data of the operator is missing. Without the CLI all templates are
 * written, so that everything can be checked (docs/decisions/0010-a-public-site-names-its-operator.md).
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
