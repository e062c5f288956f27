import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'

/**
 * Stores an output of another stack once, however often it is named: CloudFormation looks up each mention of an
 * output by itself, and fails a deployment with too many of them.
 */
export const referredOnce = (scope: Construct, id: string, value: string): string =>
  new StringParameter(scope, id, { stringValue: value }).stringValue
