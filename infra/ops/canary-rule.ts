import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { failedCalls, functionNameOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'
import type { AlarmRule } from './alarms.ts'

const EVERY_MINUTE = { period: Duration.minutes(1), statistic: Stats.SUM }

/** Rings within a minute, so that a failing version is rolled back while it gets a tenth of the calls. */
export const canaryRule = (stage: StageConfig, name: string): AlarmRule => {
  const { metricNamespace: namespace, metricName } = failedCalls(stage.name, name)
  return {
    name: `${name}-canary`,
    metric: new MathExpression({
      expression: 'FILL(failed, 0) + FILL(crashed, 0)',
      usingMetrics: {
        failed: new Metric({ namespace, metricName, ...EVERY_MINUTE }),
        crashed: new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Errors',
          dimensionsMap: { FunctionName: functionNameOf(stage.name, name) },
          ...EVERY_MINUTE,
        }),
      },
      label: 'Failed calls',
      period: Duration.minutes(1),
    }),
    threshold: 3,
    meaning: `More than three calls of ${name} failed within a minute.`,
    paragraph: 'a-function-is-rolled-back',
  }
}
