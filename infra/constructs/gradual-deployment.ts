import { Stack, Validations } from 'aws-cdk-lib'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import type { Function as LambdaFunction, IFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { failedCalls, namesOf, topicArn } from '../names.ts'
import { canaryRule } from '../ops/canary-rule.ts'
import { RunbookAlarm } from '../ops/runbook-alarm.ts'
import type { StageConfig } from '../stages.ts'

export interface GradualDeploymentProps {
  readonly stage: StageConfig
  readonly name: string
  readonly lambda: LambdaFunction
  readonly logGroup: ILogGroup
}

const MANAGED_POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

/**
 * Callers of the alias get a new version step by step; when it fails, all of them get the previous one again. The first
 * deployment creates the alias without steps.
 */
export class GradualDeployment extends Construct {
  /** What callers invoke instead of the function. */
  readonly alias: IFunction

  constructor(scope: Construct, id: string, props: GradualDeploymentProps) {
    super(scope, id)
    const { stage, name, lambda, logGroup } = props
    // Secrets reach the function as parameters of the nested stack, which a version does not notice.
    lambda.invalidateVersionBasedOn(`secrets ${stage.originSecretGenerations.join()}`)
    const alias = lambda.addAlias('live')
    // The library's own types do not fit each other under exactOptionalPropertyTypes.
    this.alias = alias as IFunction
    new MetricFilter(this, 'Failed', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      ...failedCalls(stage.name, name),
    })
    const { region, account } = Stack.of(this)
    const alarm = new RunbookAlarm(this, 'Canary', {
      stage,
      // In a stack that is deployed after this one.
      topic: Topic.fromTopicArn(
        this,
        'Topic',
        topicArn(region, account, namesOf(stage.name, account).alarms),
      ),
      rule: canaryRule(stage, name),
    })
    const group = new LambdaDeploymentGroup(this, 'Group', {
      alias,
      deploymentConfig: stage.keepsData
        ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
      alarms: [alarm.alarm],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    Validations.of(group).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${MANAGED_POLICY}]`,
      reason: 'The policy that AWS maintains for CodeDeploy; it may change aliases only.',
    })
  }
}
