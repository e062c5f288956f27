import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { RunbookAlarm } from '../ops/runbook-alarm.ts'
import { alarmRules, type Watched } from '../ops/alarms.ts'
import { productDashboard } from '../ops/dashboard.ts'
import type { StageConfig } from '../stages.ts'

export interface OpsStackProps extends StackProps {
  readonly stage: StageConfig
  readonly watched: Watched
  readonly distribution: Distribution
}

/** Alarms, dashboard and budget. */
export class OpsStack extends Stack {
  constructor(scope: Construct, id: string, props: OpsStackProps) {
    super(scope, id, props)
    const { stage, watched, distribution } = props
    const topic = alarmsTopic(this, stage)
    if (stage.alarmsMail) topic.addSubscription(new EmailSubscription(stage.alarmsMail))
    for (const rule of alarmRules(watched))
      new RunbookAlarm(this, rule.name, { stage, topic, rule })
    productDashboard(this, stage.name, watched, distribution)
    if (stage.alarmsMail) monthlyBudget(this, stage, stage.alarmsMail)
  }
}

const alarmsTopic = (scope: Stack, stage: StageConfig): Topic => {
  const topic = new Topic(scope, 'Alarms', {
    topicName: `hoellenlaerm-${stage.name}-alarms`,
    enforceSSL: true,
  })
  // An own policy (here TLS only) replaces the default one, which lets alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsOfThisAccount',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'AWS:SourceAccount': scope.account } },
    }),
  )
  return topic
}

const monthlyBudget = (scope: Construct, stage: StageConfig, mail: string): void => {
  const subscribers = [{ subscriptionType: 'EMAIL', address: mail }]
  const above = (
    notificationType: string,
    threshold: number,
  ): CfnBudget.NotificationWithSubscribersProperty => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `hoellenlaerm-${stage.name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: stage.monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${stage.name}`] },
    },
    notificationsWithSubscribers: [above('FORECASTED', 100), above('ACTUAL', 80)],
  })
}
