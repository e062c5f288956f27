import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'

/** References to secrets, which CloudFormation resolves during a deployment. */
export interface OriginSecrets {
  /** The edge sends it with every API call. */
  readonly sent: string
  /** Functions accept it as well, until the edge no longer sends it. */
  readonly previous: string | undefined
}

/** A secret for each generation that the stage names. */
export const originSecrets = (scope: Construct, stage: StageConfig): OriginSecrets => {
  const [current, previous] = stage.originSecretGenerations
  return {
    sent: originSecret(scope, current),
    previous: previous === undefined ? undefined : originSecret(scope, previous),
  }
}

const originSecret = (scope: Construct, generation: number): string => {
  const secret = new Secret(scope, `OriginSecret${generation}`, {
    description: 'The edge sends it with every API call; functions refuse calls without it',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'Edge and functions must change together: it is rotated by a deployment, see the runbook.',
  })
  return secret.secretValue.unsafeUnwrap()
}
