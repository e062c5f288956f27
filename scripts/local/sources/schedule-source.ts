import { Cron } from 'croner'
import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'
import { parseScheduleExpression } from './schedule-expression.ts'

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.string(), 'UTC'),
  State: z._default(z.string(), 'ENABLED'),
  Target: z.object({ Arn: z.string(), Input: z._default(z.string(), '{}') }),
})

type Schedule = z.infer<typeof Schedule>

export interface ScheduleOptions {
  /** The ARN of a function and its input. */
  readonly invoke: (arn: string, input: string) => Promise<unknown>
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Runs every enabled schedule of the template until `signal` aborts. */
export const runSchedules = (deployment: Deployment, options: ScheduleOptions): void => {
  for (const { properties } of deployment.ofType('AWS::Scheduler::Schedule')) {
    const schedule = Schedule.parse(properties)
    if (schedule.State === 'ENABLED') start(schedule, options)
  }
}

/** The target of the schedule with this name. */
export const targetOfSchedule = (
  deployment: Deployment,
  name: string,
): { readonly arn: string; readonly input: string } => {
  const found = deployment
    .ofType('AWS::Scheduler::Schedule')
    .find((schedule) => schedule.name.endsWith(name))
  if (!found) throw new Error(`The template has no schedule ${name}.`)
  const { Target } = Schedule.parse(found.properties)
  return { arn: Target.Arn, input: Target.Input }
}

const start = (schedule: Schedule, { invoke, onError, signal }: ScheduleOptions) => {
  const timing = parseScheduleExpression(schedule.ScheduleExpression)
  const run = () => {
    invoke(schedule.Target.Arn, schedule.Target.Input).catch(onError)
  }
  if (timing.kind === 'every') {
    const timer = setInterval(run, timing.ms)
    signal.addEventListener('abort', () => clearInterval(timer))
    return
  }
  const when = timing.kind === 'at' ? timing.at : timing.pattern
  const job = new Cron(when, { timezone: schedule.ScheduleExpressionTimezone }, run)
  signal.addEventListener('abort', () => job.stop())
}
