import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { findHottest } from '#infra/catalogue/hottest.ts'
import { alarmRules, edgeRules, type AlarmRule } from '#infra/ops/alarms.ts'
import { canaryRule } from '#infra/ops/canary-rule.ts'
import { watchedOf } from '#infra/ops/watched.ts'
import type { StageConfig } from '#infra/stages.ts'
import type { DomainAccess } from '#platform/access.ts'
import type { Contract } from '#shared/api/contract.ts'

/** What is deployed and costs money without a member. */
export interface Deployed {
  /** Queues of effects; those of the news are part of its cost. */
  readonly queues: number
  /** CloudWatch bills each metric of an alarm; an expression has several. */
  readonly alarmMetrics: number
  readonly customMetrics: number
}

const metricsOf = ({ metric }: AlarmRule): number =>
  metric instanceof MathExpression ? Object.keys(metric.usingMetrics).length : 1

const queuesOfEffects = (accesses: readonly DomainAccess[]): readonly string[] => [
  ...new Set(
    accesses.flatMap(({ effects = {} }) =>
      Object.entries(effects).map(([name, { queue }]) => queue ?? name),
    ),
  ),
]

const namesIn = (accesses: readonly DomainAccess[], kind: 'workers' | 'schedules') =>
  accesses.flatMap((access) => Object.keys(access[kind] ?? {}))

/** Counts what follows from access files and contracts, by the rules of the infrastructure. */
export const deployedOf = (
  stage: StageConfig,
  accesses: readonly DomainAccess[],
  contracts: readonly Contract[],
): Deployed => {
  const effects = queuesOfEffects(accesses)
  const hottest = [...findHottest(contracts)]
  const watched = watchedOf(stage, {
    apiId: 'api',
    liveApiId: 'live',
    distributionId: 'distribution',
    streamSourceId: 'stream',
    dispatcher: 'dispatch',
    schedules: namesIn(accesses, 'schedules'),
    queues: [...effects, ...namesIn(accesses, 'workers')].map((worker) => ({
      worker,
      hiddenSeconds: 0,
    })),
  })
  const rules = [
    ...alarmRules(stage, watched),
    ...edgeRules(watched.distributionId),
    ...hottest.map((name) => canaryRule(stage, name)),
  ]
  return {
    queues: effects.length,
    alarmMetrics: rules.reduce((sum, rule) => sum + metricsOf(rule), 0),
    // The failed calls of each hot function, calls that the gateway throttled, and refused connections.
    customMetrics: hottest.length + 2,
  }
}
