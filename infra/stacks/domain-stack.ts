import { NestedStack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Endpoint as EndpointEntry } from '../catalogue/catalogue.ts'
import { Endpoint, type EndpointProps } from '../constructs/endpoint.ts'

interface DomainStackProps extends Omit<EndpointProps, 'endpoint' | 'isGradual'> {
  readonly domain: string
  readonly endpoints: readonly EndpointEntry[]
  /** Ids of the contracts whose functions deploy gradually. */
  readonly gradual: ReadonlySet<string>
}

/** The endpoints of one domain. Nested, because one stack for all would exceed the limit of 500 resources. */
export class DomainStack extends NestedStack {
  constructor(
    scope: Construct,
    id: string,
    { domain, endpoints, gradual, ...shared }: DomainStackProps,
  ) {
    super(scope, id, { description: `Endpoints of ${domain}` })
    for (const endpoint of endpoints) {
      const { id: contractId } = endpoint.contract
      const isGradual = gradual.has(contractId)
      new Endpoint(this, pascalCase(contractId), { ...shared, endpoint, isGradual })
    }
  }
}

const pascalCase = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)
