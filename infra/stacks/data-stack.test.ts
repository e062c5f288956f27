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
    expect(product.ofType('AWS::DynamoDB::Table')).toMatchObject([
      { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' },
    ])
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

  test('of media accepts uploads and reads from our site only and deletes unused uploads and media of stories', () => {
    const media = properties('AWS::S3::Bucket').find((each) => each['CorsConfiguration'])
    expect(media).toMatchObject({
      CorsConfiguration: {
        CorsRules: [
          { AllowedMethods: ['PUT'], AllowedOrigins: [stages.prod.siteOrigin] },
          {
            AllowedMethods: ['GET'],
            AllowedOrigins: [stages.prod.siteOrigin],
            AllowedHeaders: ['range'],
          },
        ],
      },
    })
    expect(media).toMatchObject({
      LifecycleConfiguration: {
        Rules: [
          { Prefix: 'incoming/', ExpirationInDays: 1 },
          { Prefix: 'media/stories/', ExpirationInDays: 1 },
          { Prefix: 'evidence/', ExpirationInDays: 280 },
          { Prefix: 'kept/stories/', ExpirationInDays: 400 },
          { Prefix: 'kept/avatars/', ExpirationInDays: 400 },
          { Prefix: 'erased/', ExpirationInDays: 50 },
          { Prefix: 'exports/', ExpirationInDays: 3 },
        ],
      },
    })
  })
})

describe('a failed first deployment', () => {
  const bucketsNamed = (isNamed: boolean) =>
    product
      .ofType('AWS::S3::Bucket')
      .filter(({ Properties }) => (Properties['BucketName'] !== undefined) === isNamed)

  test('leaves no name behind that the next one needs', () => {
    const kept = bucketsNamed(true)
    expect(kept).toHaveLength(2)
    for (const bucket of kept) {
      expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate')
      expect(bucket.UpdateReplacePolicy).toBe('Retain')
    }
    for (const { DeletionPolicy } of product.ofType('AWS::Logs::LogGroup'))
      expect(DeletionPolicy).toBe('Delete')
  })

  test('can remove the bucket of the site, because its files follow the distribution', () => {
    const [site, ...others] = bucketsNamed(false)
    expect(others).toEqual([])
    expect(site?.DeletionPolicy).toBe('Delete')
    const distribution = product.ofType('AWS::CloudFront::Distribution')[0]?.logicalId
    for (const { DependsOn } of product.ofType('Custom::CDKBucketDeployment'))
      expect(DependsOn).toContain(distribution)
  })

  test('never has to remove the protected table, which is created last', () => {
    const [table] = product.ofType('AWS::DynamoDB::Table')
    const media = bucketsNamed(true).find(({ Properties }) => Properties['CorsConfiguration'])
    expect(table?.DependsOn).toContain(media?.logicalId)
  })
})

test('the edge may read media by its distribution alone, because CloudFront sends no account', () => {
  const policies = product.ofType('AWS::S3::BucketPolicy').map(({ Properties }) => Properties)
  const statements = policies
    .flatMap(({ PolicyDocument }) => (PolicyDocument as { Statement: object[] }).Statement)
    .filter((statement) => 'Sid' in statement && String(statement.Sid).startsWith('Edge'))
  expect(statements).toHaveLength(2)
  for (const statement of statements)
    expect(statement).toMatchObject({
      Condition: { ArnLike: { 'AWS:SourceArn': expect.anything() as unknown } },
    })
  expect(JSON.stringify(statements)).not.toContain('SourceAccount')
})

describe('a table that was restored', () => {
  const restored = { ...stages.prod, tableGeneration: 2 }

  test('is another resource, to which functions, stream and alarms follow', async () => {
    const { ofType } = await synthesise(restored, writeFunctions(), fixtureContracts)
    const [table, ...others] = ofType('AWS::DynamoDB::Table')
    expect(others).toEqual([])
    expect(table?.Properties['TableName']).toBe('hoellenlaerm-prod-2')
    expect(table?.logicalId).not.toBe(product.ofType('AWS::DynamoDB::Table')[0]?.logicalId)
    const names = (type: string) =>
      [...new Set(JSON.stringify(ofType(type)).match(/table\/hoellenlaerm-[\w-]+/g))].sort()
    expect(names('AWS::IAM::Role')).toEqual(['table/hoellenlaerm-prod-2'])
    for (const { Properties } of ofType('AWS::Lambda::Function')) {
      if (Properties['FunctionName'] === undefined) continue
      expect(JSON.stringify(Properties)).toContain('"TABLE_NAME":"hoellenlaerm-prod-2"')
    }
    const source = ofType('AWS::Lambda::EventSourceMapping').find(
      ({ Properties }) => Properties['StartingPosition'] !== undefined,
    )
    expect(JSON.stringify(source?.Properties['EventSourceArn'])).toContain('Table2')
    const alarms = JSON.stringify(ofType('AWS::CloudWatch::Alarm'))
    expect(alarms).toContain('"Name":"TableName","Value":"hoellenlaerm-prod-2"')
  })
})
