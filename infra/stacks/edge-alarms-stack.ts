import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { alarmsTopic } from '../ops/alarms-topic.ts'
import { edgeRules } from '../ops/alarms.ts'
import { RunbookAlarm } from '../ops/runbook-alarm.ts'
import type { StageConfig } from '../stages.ts'

export interface EdgeAlarmsStackProps extends StackProps {
  readonly stage: StageConfig
  readonly distributionId: string
}

/** The alarms of the edge, in the only region to which CloudFront reports. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeAlarmsStackProps) {
    super(scope, id, { ...props, env: { region: 'us-east-1' } })
    const { stage, distributionId } = props
    const topic = alarmsTopic(this, stage)
    for (const rule of edgeRules(distributionId))
      new RunbookAlarm(this, rule.name, { stage, topic, rule })
  }
}
