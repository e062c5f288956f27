import { beforeAll, describe, expect, test } from 'vitest'
import { stages } from '../stages.ts'
import { fixtureContracts, writeFunctions } from '../testing/fixture.ts'
import { synthesise, type Resource, type Synthesised } from '../testing/synthesise.ts'

let product: Synthesised

beforeAll(async () => {
  product = await synthesise(stages.prod, writeFunctions(), fixtureContracts)
})

const properties = (type: string): Resource['Properties'][] =>
  product.ofType(type).map(({ Properties }) => Properties)

describe('the table', () => {
  test('has encryption, recovery, a stream, TTL and on-demand billing', () => {
    expect(properties('AWS::DynamoDB::Table')).toMatchObject([
      {
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        DeletionProtectionEnabled: true,
      },
    ])
  })

  test('outlives its stack', () => {
    expect(product.ofType('AWS::DynamoDB::Table')).toMatchObject([{ DeletionPolicy: 'Retain' }])
  })
})

describe('every bucket', () => {
  test('is encrypted, private and keeps no versions', () => {
    for (const bucket of properties('AWS::S3::Bucket')) {
      expect(bucket).toMatchObject({
        BucketEncryption: expect.anything() as unknown,
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      })
      expect(bucket['VersioningConfiguration']).toBeUndefined()
    }
  })

  test('of media accepts uploads from our site only and deletes unused ones', () => {
    const media = properties('AWS::S3::Bucket').find((each) => each['CorsConfiguration'])
    expect(media).toMatchObject({
      CorsConfiguration: {
        CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: [stages.prod.siteOrigin] }],
      },
      LifecycleConfiguration: { Rules: [{ Prefix: 'incoming/', ExpirationInDays: 1 }] },
    })
  })
})
