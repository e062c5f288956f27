import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { AlarmRule } from './alarms.ts'
import type { StageConfig } from '../stages.ts'

export interface RunbookAlarmProps {
  readonly stage: StageConfig
  readonly topic: ITopic
  readonly rule: AlarmRule
}

/** An alarm whose description links to its section of the runbook. */
export class RunbookAlarm extends Construct {
  readonly alarm: Alarm

  constructor(scope: Construct, id: string, { stage, topic, rule }: RunbookAlarmProps) {
    super(scope, id)
    this.alarm = new Alarm(this, 'Alarm', {
      alarmName: `hoellenlaerm-${stage.name}-${rule.name}`,
      alarmDescription: `${rule.meaning} ${stage.runbookUrl}#${rule.paragraph}`,
      metric: rule.metric,
      threshold: rule.threshold,
      comparisonOperator:
        rule.rings === 'below'
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: rule.periods ?? 1,
      treatMissingData: rule.ringsWithoutData
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
    })
    const tell = new SnsAction(topic)
    this.alarm.addAlarmAction(tell)
    this.alarm.addOkAction(tell)
  }
}
