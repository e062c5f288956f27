import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stages } from '../stages.ts'
import { fixtureContracts, writeFunctions } from '../testing/fixture.ts'
import { synthesise, type Synthesised } from '../testing/synthesise.ts'

let product: Synthesised

beforeAll(async () => {
  product = await synthesise(stages.dev, writeFunctions(), fixtureContracts)
})

const Behavior = z.object({
  PathPattern: z.optional(z.string()),
  AllowedMethods: z.optional(z.array(z.string())),
  CachePolicyId: z.json(),
  OriginRequestPolicyId: z.optional(z.json()),
  ResponseHeadersPolicyId: z.json(),
  ViewerProtocolPolicy: z.string(),
  FunctionAssociations: z._default(z.array(z.json()), []),
})
const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string(),
    CustomErrorResponses: z.optional(z.array(z.json())),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior),
    Origins: z.array(z.json()),
  }),
})

const config = () =>
  Distribution.parse(product.ofType('AWS::CloudFront::Distribution')[0]?.Properties)
    .DistributionConfig

const behavior = (path: string) => config().CacheBehaviors.find((each) => each.PathPattern === path)

const headersOf = (policy: string): string => {
  const found = product
    .ofType('AWS::CloudFront::ResponseHeadersPolicy')
    .find(({ logicalId }) => logicalId.startsWith(policy))
  return JSON.stringify(found?.Properties)
}

const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

describe('the API behind the edge', () => {
  test('is never cached and receives every header except Host', () => {
    expect(behavior('/api/*')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      ViewerProtocolPolicy: 'https-only',
    })
    expect(behavior('/api/*')?.AllowedMethods).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
    )
  })

  test('receives the address of the viewer and the secret of the edge', () => {
    expect(behavior('/api/*')?.FunctionAssociations).toHaveLength(1)
    const secrets = JSON.stringify(config().Origins).match(/\{\{resolve:secretsmanager:/g)
    expect(secrets).toHaveLength(1)
  })
})

describe('the site', () => {
  test('falls back in a function, so that errors of the API stay unchanged', () => {
    const { DefaultRootObject, DefaultCacheBehavior, CustomErrorResponses } = config()
    expect(DefaultRootObject).toBe('index.html')
    expect(DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
    expect(behavior('/assets/*')?.FunctionAssociations).toEqual([])
    expect(JSON.stringify(CustomErrorResponses)).not.toContain('ResponsePagePath')
  })

  test('runs only our scripts and connects only to us and the media bucket', () => {
    const headers = headersOf('SiteHeaders')
    expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(headers).toContain("style-src 'self' 'unsafe-inline';")
    for (const shown of [
      "connect-src 'self' https://",
      "img-src 'self' blob: data: https://",
      "media-src 'self' blob: data: https://",
    ])
      expect(headers).toContain(`${shown}hoellenlaerm-dev-media-`)
    expect(headers).toContain("frame-ancestors 'none'")
    expect(headers).toContain('.s3.eu-central-1.amazonaws.com')
  })

  test('caches hashed assets for a year and revalidates documents each time', () => {
    const uploads = product.ofType('Custom::CDKBucketDeployment').map(({ Properties }) => ({
      to: Properties['DestinationBucketKeyPrefix'] ?? '',
      metadata: Properties['SystemMetadata'],
      prune: Properties['Prune'],
    }))
    expect(uploads).toEqual([
      {
        to: 'assets',
        metadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        prune: false,
      },
      { to: '', metadata: { 'cache-control': 'no-cache' }, prune: false },
    ])
  })

  test.each(['sw.js', 'sw-recall.js', 'manifest.webmanifest'])(
    'asks for %s each time, so that a new release or a recall arrives at once',
    (file) => {
      const paths = config().CacheBehaviors.map(({ PathPattern = '' }) => PathPattern)
      expect(paths.filter((path) => `/${file}`.startsWith(path.replace('*', '')))).toEqual([])
      const { CachePolicyId } = config().DefaultCacheBehavior
      const policy = product
        .ofType('AWS::CloudFront::CachePolicy')
        .find(({ logicalId }) => JSON.stringify(CachePolicyId).includes(logicalId))
      expect(policy?.Properties['CachePolicyConfig']).toMatchObject({ MinTTL: 0, DefaultTTL: 0 })
    },
  )

  test('lets the browser use our service worker and our manifest', () => {
    const headers = headersOf('SiteHeaders')
    expect(headers).toContain("worker-src 'self' blob:;")
    expect(headers).toContain("manifest-src 'self';")
  })
})

describe('media', () => {
  test('are cached by version, so that a changed avatar shows at once', () => {
    const policies = product
      .ofType('AWS::CloudFront::CachePolicy')
      .map(({ Properties }) => JSON.stringify(Properties))
      .filter((policy) => policy.includes('"QueryStrings":["v"]'))
    expect(policies).toHaveLength(1)
    expect(policies[0]).toContain('"QueryStringBehavior":"whitelist"')
  })

  test('can be shown but cannot run', () => {
    expect(headersOf('MediaHeaders')).toContain("default-src 'none'")
    expect(headersOf('MediaHeaders')).toContain('sandbox')
  })

  test('are read by the edge only below media/', () => {
    const policies = JSON.stringify(product.ofType('AWS::S3::BucketPolicy'))
    expect(policies).toContain('EdgeReadsMedia')
    expect(policies).toContain('/media/*')
    expect(policies).not.toContain('/incoming/*')
  })

  test('of messages have no path of the site, and no right of the edge', () => {
    const paths = config().CacheBehaviors.map(({ PathPattern }) => PathPattern)
    expect(paths).toEqual(['/assets/*', '/api/*', '/media/stories/*', '/media/*'])
    expect(JSON.stringify(product.ofType('AWS::S3::BucketPolicy'))).not.toContain('messages')
  })
})

test('caches no error of an origin', () => {
  const responses = config().CustomErrorResponses
  expect(responses).toEqual(
    [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  )
})

test('serves every behaviour over TLS with security headers', () => {
  const { DefaultCacheBehavior, CacheBehaviors } = config()
  for (const each of [DefaultCacheBehavior, ...CacheBehaviors]) {
    expect(each.ResponseHeadersPolicyId).toBeTruthy()
    expect(each.ViewerProtocolPolicy).not.toBe('allow-all')
  }
  for (const policy of product.ofType('AWS::CloudFront::ResponseHeadersPolicy')) {
    expect(JSON.stringify(policy)).toMatch(/StrictTransportSecurity.*"IncludeSubdomains":false/)
    expect(JSON.stringify(policy)).toContain('ContentTypeOptions')
  }
})

test('demands HTTPS of subdomains only when the stage says so', async () => {
  const stage = { ...stages.dev, hstsIncludesSubdomains: true }
  const { ofType } = await synthesise(stage, writeFunctions(), fixtureContracts)
  for (const policy of ofType('AWS::CloudFront::ResponseHeadersPolicy'))
    expect(JSON.stringify(policy)).toContain('"IncludeSubdomains":true')
})
