import { Stack } from 'aws-cdk-lib'
import { CfnApplicationInferenceProfile } from 'aws-cdk-lib/aws-bedrock'
import type { Construct } from 'constructs'
import { systemProfileArn } from '../names.ts'
import type { StageConfig } from '../stages.ts'

const MAX_NAME = 64

/**
 * The stage's own profile of its model. It carries the tags of the stage, by which the budget counts; calls of the
 * system's profile carry none. Returns its ARN, by which it is called.
 */
export const newsModel = (scope: Construct, { name, region, model }: StageConfig): string =>
  new CfnApplicationInferenceProfile(scope, 'NewsModel', {
    // Named after what it copies: another source is another profile, created while the old one still has its name.
    inferenceProfileName: `hoellenlaerm-${name}-${model.profile.replaceAll(/[^0-9a-zA-Z]+/g, '-')}`
      .slice(0, MAX_NAME)
      .replace(/-$/, ''),
    description: `Writes the news of ${name}`,
    modelSource: { copyFrom: systemProfileArn(region, Stack.of(scope).account, model.profile) },
  }).attrInferenceProfileArn
