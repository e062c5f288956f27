import { Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  SecurityPolicyProtocol,
  type Distribution,
  type DistributionProps,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'

/** The custom domain and the firewall, for stages that have them. */
export const domainProps = (
  scope: Construct,
  { domain, webAclArn }: StageConfig,
): Partial<DistributionProps> => ({
  ...(domain && {
    domainNames: [domain.name],
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
  }),
  ...(webAclArn && { webAclId: webAclArn }),
})

export const acknowledgeEdge = (distribution: Distribution): void => {
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions-CFR1',
      reason: 'German-speaking fans live and travel everywhere; no country is shut out.',
    },
    {
      id: 'AwsSolutions-CFR2',
      reason:
        'Functions throttle by member and address and the gateway by rate; a web ACL can be set in infra/stages.ts.',
    },
    {
      id: 'AwsSolutions-CFR3',
      reason: 'Edge logs would keep addresses of visitors; the API log has what operators use.',
    },
    {
      id: 'AwsSolutions-CFR4',
      reason: 'Only a certificate of one’s own can demand TLS 1.2; stages with a domain do.',
    },
    {
      id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason:
        'The default root object is set, and the fallback function rewrites every other folder.',
    },
  )
}
