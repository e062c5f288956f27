import { Stack } from 'aws-cdk-lib'
import { CfnApplicationInferenceProfile } from 'aws-cdk-lib/aws-bedrock'
import type { Construct } from 'constructs'
import { systemProfileArn } from '../names.ts'
import type { ModelChoice, StageConfig } from '../stages.ts'

const MAX_NAME = 64

interface Purpose {
  readonly id: string
  /** Begins the name of the profile. Of one length, so that the name of the model fits behind each. */
  readonly prefix: `${string}-`
  readonly description: string
}

export const NEWS: Purpose = {
  id: 'NewsModel',
  prefix: 'hoellenlaerm-',
  description: 'Writes the news',
}
export const HELP: Purpose = {
  id: 'HelpModel',
  prefix: 'hoellen-help-',
  description: 'Answers the AI help',
}
export const READER: Purpose = {
  id: 'ReaderModel',
  prefix: 'hoellen-read-',
  description: 'Checks the news',
}

/**
 * The stage's own profile of one of its models. It carries the tags of the stage, by which the budget counts; calls of the
 * system's profile carry none. Returns its ARN, by which it is called.
 */
export const stageModel = (
  scope: Construct,
  { name, region }: StageConfig,
  { id, prefix, description }: Purpose,
  { profile }: ModelChoice,
): string =>
  new CfnApplicationInferenceProfile(scope, id, {
    // Named after what it copies: another source is another profile, created while the old one still has its name.
    inferenceProfileName: `${prefix}${name}-${profile.replaceAll(/[^0-9a-zA-Z]+/g, '-')}`
      .slice(0, MAX_NAME)
      .replace(/-$/, ''),
    description: `${description} of ${name}`,
    modelSource: { copyFrom: systemProfileArn(region, Stack.of(scope).account, profile) },
  }).attrInferenceProfileArn
