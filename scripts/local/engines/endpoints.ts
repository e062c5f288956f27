export interface Endpoints {
  readonly dynamodb: string
  readonly sqs: string
  readonly s3: string
  /** SNS is served by the engine of SQS. */
  readonly sns: string
  readonly ses: string
  readonly bedrock: string
}
