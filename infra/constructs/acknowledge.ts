import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Accepts exactly these wildcard resources; any other one fails the synthesis. */
export const acknowledgeWildcards = (
  scope: IConstruct,
  resources: readonly string[],
  reason: string,
): void => {
  Validations.of(scope).acknowledge(
    ...resources.map((resource) => ({ id: `AwsSolutions-IAM5[Resource::${resource}]`, reason })),
  )
}
