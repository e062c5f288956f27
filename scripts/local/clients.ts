import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SNSClient } from '@aws-sdk/client-sns'
import { SQSClient } from '@aws-sdk/client-sqs'
import { ADMIN_CREDENTIALS, unsignedAuthorization } from './iam/access-keys.ts'
import type { Endpoints } from './engines/engines.ts'

export interface Clients {
  readonly dynamodb: DynamoDBClient
  readonly sqs: SQSClient
  readonly sns: SNSClient
  readonly s3: S3Client
  destroy(): void
}

/** The local cloud's own access to its engines. */
export const clientsFor = (endpoints: Endpoints, region: string): Clients => {
  const shared = { region, credentials: ADMIN_CREDENTIALS }
  const dynamodb = new DynamoDBClient({ ...shared, endpoint: endpoints.dynamodb })
  const sqs = new SQSClient({ ...shared, endpoint: endpoints.sqs })
  const sns = new SNSClient({ ...shared, endpoint: endpoints.sns })
  const s3 = new S3Client({
    ...shared,
    endpoint: endpoints.s3,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // The engine refuses signed calls on a bucket (it misses a slash), and its guard needs the key only.
    signer: {
      sign: (request) => {
        request.headers['authorization'] = unsignedAuthorization(ADMIN_CREDENTIALS, 's3')
        return Promise.resolve(request)
      },
    },
  })
  return {
    dynamodb,
    sqs,
    sns,
    s3,
    destroy: () => {
      for (const client of [dynamodb, sqs, sns, s3]) client.destroy()
    },
  }
}
