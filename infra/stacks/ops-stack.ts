import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { RunbookAlarm } from '../ops/runbook-alarm.ts'
import { alarmRules, type Watched } from '../ops/alarms.ts'
import { alarmsTopic } from '../ops/alarms-topic.ts'
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
    for (const rule of alarmRules(watched))
      new RunbookAlarm(this, rule.name, { stage, topic, rule })
    productDashboard(this, stage.name, watched, distribution)
    if (stage.alarmsMail) monthlyBudget(this, stage, stage.alarmsMail)
  }
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
