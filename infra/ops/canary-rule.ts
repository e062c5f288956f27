import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { failedCalls, functionNameOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'
import type { AlarmRule } from './alarms.ts'

const EVERY_MINUTE = { period: Duration.minutes(1), statistic: Stats.SUM }

const FAILED = 'FILL(failed, 0) + FILL(crashed, 0)'

/** Rings within a minute, so that a failing version is rolled back while it gets a tenth of the calls. */
export const canaryRule = (stage: StageConfig, name: string): AlarmRule => {
  const { metricNamespace: namespace, metricName } = failedCalls(stage.name, name)
  const lambda = {
    namespace: 'AWS/Lambda',
    dimensionsMap: { FunctionName: functionNameOf(stage.name, name) },
    ...EVERY_MINUTE,
  }
  return {
    name: `${name}-canary`,
    metric: new MathExpression({
      // A failing version fails a tenth of all calls. At night a single failure would be a large share.
      expression: `IF(${FAILED} > 3, 100 * (${FAILED}) / calls, 0)`,
      usingMetrics: {
        failed: new Metric({ namespace, metricName, ...EVERY_MINUTE }),
        crashed: new Metric({ ...lambda, metricName: 'Errors' }),
        calls: new Metric({ ...lambda, metricName: 'Invocations' }),
      },
      label: 'Failed calls, %',
      period: Duration.minutes(1),
    }),
    threshold: 1,
    meaning: `More than 1 % of the calls of ${name} failed within a minute.`,
    paragraph: 'a-function-is-rolled-back',
  }
}
