import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'
import { serialise, type Directives } from './content-security-policy.ts'

const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ')

/** Security headers of one behaviour; they override the headers of the origin. */
export const headersPolicy = (
  scope: Construct,
  id: string,
  { hstsIncludesSubdomains = false }: StageConfig,
  directives: Directives,
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: serialise(directives), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: hstsIncludesSubdomains,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Permissions-Policy', value: PERMISSIONS, override: true },
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
      ],
    },
  })
