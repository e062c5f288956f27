import { Stack } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { ScheduledFunction as Entry } from '../catalogue/catalogue.ts'
import { allow } from './grants.ts'
import { ProductFunction, type FunctionContext } from './product-function.ts'

export interface ScheduledFunctionProps extends FunctionContext {
  readonly entry: Entry
  /** Receives the runs that EventBridge could not start. */
  readonly failed: IQueue
}

const TIMEOUT_SECONDS = 60
/** A run that cannot start within this time is left to the next one. */
const LATE_SECONDS = 600

/** Converts a common cron string to EventBridge's form, which adds a year and requires a question mark for one of the days. */
const expressionOf = (cron: string): string => {
  const [minute, hour, day = '*', month, weekDay = '*'] = cron
    .split(' ')
    .map((field) => field.replace(/^\*\//, '0/'))
  const days = weekDay === '*' ? `${day} ${month} ?` : `? ${month} ${weekDay}`
  return `cron(${minute} ${hour} ${days} *)`
}

/** A function started by EventBridge Scheduler, whose role can do nothing else. */
export class ScheduledFunction extends Construct {
  constructor(scope: Construct, id: string, { entry, failed, ...context }: ScheduledFunctionProps) {
    super(scope, id)
    const { name, schedule } = entry
    const { lambda } = new ProductFunction(this, 'Scheduled', {
      ...context,
      name,
      access: schedule,
      description: schedule.summary,
      timeoutSeconds: schedule.timeoutSeconds ?? TIMEOUT_SECONDS,
    })
    const clock = new Role(this, 'Clock', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
      description: `Starts ${name}`,
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            allow(['lambda:InvokeFunction'], [lambda.functionArn]),
            allow(['sqs:SendMessage'], [failed.queueArn]),
          ],
        }),
      },
    })
    new CfnSchedule(this, 'Schedule', {
      name: `hoellenlaerm-${context.stage.name}-${name}`,
      description: schedule.summary,
      scheduleExpression: expressionOf(schedule.cron),
      scheduleExpressionTimezone: 'Europe/Berlin',
      state: 'ENABLED',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: lambda.functionArn,
        roleArn: clock.roleArn,
        deadLetterConfig: { arn: failed.queueArn },
        retryPolicy: { maximumEventAgeInSeconds: LATE_SECONDS, maximumRetryAttempts: 2 },
      },
    })
  }
}
