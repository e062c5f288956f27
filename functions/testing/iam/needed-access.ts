import type { AccessRequest } from './policy.ts'
import { tableRequests, type Tables } from './table-requests.ts'

/** A call of an AWS service, in the terms of its API. */
export interface ServiceCall {
  readonly service: 'dynamodb' | 'sqs' | 's3' | 'sns' | 'ses' | 'bedrock' | 'live'
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
}

/** How the names in calls become ARNs. */
export interface Arns extends Tables {
  readonly queue: (url: string) => string
  readonly sender: (from: string) => string
  /** A connection of the live channel, under the method of the call. */
  readonly connection: (method: string, connectionId: string) => string
  /** The resources that a call of this model uses. */
  readonly model: (modelId: string) => readonly string[]
}

/** The permissions that a call needs; it is allowed when all of them are. */
export const neededAccess = (
  { service, operation, input }: ServiceCall,
  arns: Arns,
): readonly AccessRequest[] => {
  switch (service) {
    case 'dynamodb':
      return tableRequests(operation, input, arns)
    case 's3':
      return objectRequests(operation, input)
    case 'sqs': {
      const action = `sqs:${operation.replace(/Batch$/, '')}`
      const url = input['QueueUrl']
      return [{ action, resource: typeof url === 'string' ? arns.queue(url) : '*' }]
    }
    case 'sns':
      return [{ action: `sns:${operation}`, resource: textOf(input['TopicArn']) }]
    case 'ses': {
      const resource = arns.sender(textOf(input['FromEmailAddress']))
      return [{ action: `ses:${operation}`, resource }]
    }
    case 'live': {
      const method = CONNECTION_METHODS[operation] ?? operation
      const resource = arns.connection(method, textOf(input['ConnectionId']))
      return [{ action: 'execute-api:ManageConnections', resource }]
    }
    case 'bedrock':
      return arns
        .model(textOf(input['modelId']))
        .map((resource) => ({ action: modelAction(operation), resource }))
  }
}

const CONNECTION_METHODS: Readonly<Record<string, string>> = {
  PostToConnection: 'POST',
  DeleteConnection: 'DELETE',
  GetConnection: 'GET',
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '*')

/** Converse has no permission of its own. */
const modelAction = (operation: string): string =>
  `bedrock:${operation.replace(/^Converse/, 'InvokeModel').replace(/Stream$/, 'WithResponseStream')}`

/** Operations whose permission has another name. */
const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  HeadObject: 'GetObject',
  CopyObject: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
  ListObjects: 'ListBucket',
  ListObjectsV2: 'ListBucket',
  HeadBucket: 'ListBucket',
}

const objectRequests = (
  operation: string,
  { Bucket, Key, CopySource }: Readonly<Record<string, unknown>>,
): readonly AccessRequest[] => {
  const bucket = `arn:aws:s3:::${textOf(Bucket)}`
  const resource = typeof Key === 'string' ? `${bucket}/${Key}` : bucket
  const action = `s3:${OBJECT_ACTIONS[operation] ?? operation}`
  if (typeof CopySource !== 'string') return [{ action, resource }]
  const source = decodeURIComponent(CopySource.replace(/^\//, ''))
  return [
    { action: 's3:GetObject', resource: `arn:aws:s3:::${source}` },
    { action, resource },
  ]
}
