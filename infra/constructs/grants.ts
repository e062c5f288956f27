import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { grantCondition, type Grant } from '#platform/grants.ts'
import { systemProfileArn } from '../names.ts'
import type { ModelChoice, StageConfig } from '../stages.ts'

export const toStatement = (grant: Grant): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: [...grant.actions],
    resources: [...grant.resources],
    conditions: grantCondition(grant),
  })

export const allow = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  toStatement({ actions, resources })

/** The called profile, and the model itself in every region that the profile can choose. */
export const modelArns = (
  { region }: StageConfig,
  account: string,
  model: ModelChoice,
  profileArn = systemProfileArn(region, account, model.profile),
): readonly string[] => [
  profileArn,
  ...model.regions.map((each) => `arn:aws:bedrock:${each}::foundation-model/${model.id}`),
]
