import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import { referredOnce } from '../constructs/referred-once.ts'
import { RunbookAlarm } from '../ops/runbook-alarm.ts'
import { alarmRules } from '../ops/alarms.ts'
import { alarmsTopic } from '../ops/alarms-topic.ts'
import { productDashboard } from '../ops/dashboard.ts'
import { watchedOf, type WatchedParts } from '../ops/watched.ts'
import type { StageConfig } from '../stages.ts'

export interface OpsStackProps extends StackProps {
  readonly stage: StageConfig
  readonly watched: WatchedParts
}

/** Alarms, dashboard and budget. */
export class OpsStack extends Stack {
  constructor(scope: Construct, id: string, props: OpsStackProps) {
    super(scope, id, props)
    const { stage } = props
    const watched = watchedOf(stage, {
      ...props.watched,
      apiId: referredOnce(this, 'ApiId', props.watched.apiId),
      liveApiId: referredOnce(this, 'LiveApiId', props.watched.liveApiId),
      distributionId: referredOnce(this, 'DistributionId', props.watched.distributionId),
    })
    const topic = alarmsTopic(this, stage)
    for (const rule of alarmRules(stage, watched))
      new RunbookAlarm(this, rule.name, { stage, topic, rule })
    productDashboard(this, stage.name, watched)
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
