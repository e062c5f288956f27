import { Stack, Validations } from 'aws-cdk-lib'
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

/** A reference to a resource of the same stack as cdk-nag writes it in its findings. */
export const referenceInFindings = (scope: IConstruct, value: string): string => {
  const resolved = Stack.of(scope).resolve(value) as
    | string
    | { readonly Ref: string }
    | { readonly 'Fn::GetAtt': readonly string[] }
  if (typeof resolved === 'string') return resolved
  return `<${'Ref' in resolved ? resolved.Ref : resolved['Fn::GetAtt'].join('.')}>`
}
