/** Short forms of the permissions that a product stack has. */
interface Statement {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Effect?: 'Allow' | 'Deny'
  readonly Condition?: unknown
}

const VERSION = '2012-10-17'

export const role = (...statements: readonly Statement[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    Policies: [
      {
        PolicyName: 'access',
        PolicyDocument: {
          Version: VERSION,
          Statement: statements.map((statement) => ({ Effect: 'Allow', ...statement })),
        },
      },
    ],
  },
})

/** Lets the edge read a bucket. */
export const edgePolicy = (bucketId: string) => {
  const arn = { 'Fn::GetAtt': [bucketId, 'Arn'] }
  const fromEdge = {
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: { ArnLike: { 'AWS:SourceArn': 'arn:aws:cloudfront::*:distribution/*' } },
  }
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: { Ref: bucketId },
      PolicyDocument: {
        Version: VERSION,
        Statement: [
          {
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: 's3:*',
            Resource: [arn, { 'Fn::Join': ['', [arn, '/*']] }],
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
          { ...fromEdge, Action: 's3:GetObject', Resource: { 'Fn::Join': ['', [arn, '/*']] } },
          { ...fromEdge, Action: 's3:ListBucket', Resource: arn },
        ],
      },
    },
  }
}
