/** Short forms of the resources that a product stack has. */
const attribute = (id: string, name: string) => ({ 'Fn::GetAtt': [id, name] })

export const lambda = (asset: string, more: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    FunctionName: `fixture-${asset}`,
    Code: { S3Key: `${asset}.zip` },
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    MemorySize: 128,
    Timeout: 2,
    ...more,
  },
})

/** A route and its integration with a function. */
export const route = (key: string, functionId: string) => {
  const id = `${functionId}Integration${key.replace(/\W/g, '')}`
  return {
    [id]: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Api' },
        IntegrationUri: attribute(functionId, 'Arn'),
        PayloadFormatVersion: '2.0',
      },
    },
    [`${id}Route`]: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: key,
        Target: { 'Fn::Join': ['', ['integrations/', { Ref: id }]] },
      },
    },
  }
}

export const queue = (name: string, more: object = {}) => ({
  Type: 'AWS::SQS::Queue',
  Properties: { QueueName: name, ...more },
})

export const mapping = (functionId: string, source: unknown, more: object) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: { FunctionName: { Ref: functionId }, EventSourceArn: source, ...more },
})

const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const SPA_FALLBACK = `function handler(event) {
  if (event.request.uri.indexOf('.') < 0) event.request.uri = '/index.html'
  return event.request
}`

const VIEWER_ADDRESS = `function handler(event) {
  event.request.headers['x-viewer-ip'] = { value: event.viewer.ip }
  return event.request
}`

const edgeFunction = (code: string) => ({
  Type: 'AWS::CloudFront::Function',
  Properties: { FunctionCode: code },
})

const onRequest = (id: string) => [
  { EventType: 'viewer-request', FunctionARN: attribute(id, 'FunctionARN') },
]

const EVERY_METHOD = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']

/** A site, its API with an origin secret, and media, like those of the product. */
export const edge = {
  OriginSecret: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: {} } },
  SpaFallback: edgeFunction(SPA_FALLBACK),
  ViewerAddress: edgeFunction(VIEWER_ADDRESS),
  SiteHeaders: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: {
              'Fn::Join': ['', ['connect-src https://', attribute('Media', 'RegionalDomainName')]],
            },
            Override: true,
          },
          ContentTypeOptions: { Override: true },
        },
        RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
      },
    },
  },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        Origins: [
          { Id: 'site', DomainName: attribute('Site', 'RegionalDomainName') },
          { Id: 'media', DomainName: attribute('Media', 'RegionalDomainName') },
          {
            Id: 'api',
            DomainName: {
              'Fn::Select': [2, { 'Fn::Split': ['/', attribute('Api', 'ApiEndpoint')] }],
            },
            OriginCustomHeaders: [
              {
                HeaderName: 'x-origin-secret',
                HeaderValue: {
                  'Fn::Join': [
                    '',
                    ['{{resolve:secretsmanager:', { Ref: 'OriginSecret' }, ':SecretString:::}}'],
                  ],
                },
              },
            ],
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'site',
          CachePolicyId: CACHING_OPTIMIZED,
          Compress: true,
          ResponseHeadersPolicyId: { Ref: 'SiteHeaders' },
          FunctionAssociations: onRequest('SpaFallback'),
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: EVERY_METHOD,
            CachePolicyId: CACHING_DISABLED,
            OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
            FunctionAssociations: onRequest('ViewerAddress'),
          },
          { PathPattern: '/media/*', TargetOriginId: 'media', CachePolicyId: CACHING_OPTIMIZED },
          { PathPattern: 'assets/*', TargetOriginId: 'site', CachePolicyId: CACHING_OPTIMIZED },
        ],
      },
    },
  },
}

export const SITE_ORIGIN = 'https://site.example'

export const stores = {
  Table: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      TableName: 'fixture',
      AttributeDefinitions: ['PK', 'SK'].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    },
  },
  Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'fixture-site' } },
  SiteFiles: {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      SourceObjectKeys: ['site.zip'],
      DestinationBucketName: { Ref: 'Site' },
      SystemMetadata: { 'cache-control': 'no-cache' },
    },
  },
  Media: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      BucketName: 'fixture-media',
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedMethods: ['PUT'],
            AllowedOrigins: [SITE_ORIGIN],
            AllowedHeaders: ['content-type'],
            MaxAge: 60,
          },
        ],
      },
      LifecycleConfiguration: {
        Rules: [{ Status: 'Enabled', Prefix: 'incoming/', ExpirationInDays: 1 }],
      },
    },
  },
}
