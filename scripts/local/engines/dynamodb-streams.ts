import { createHash } from 'node:crypto'
import { ADMIN_CREDENTIALS, unsignedAuthorization } from '../iam/access-keys.ts'

export interface StreamRecord {
  readonly eventID: string
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE'
  readonly eventSourceARN: string
  readonly dynamodb: {
    readonly SequenceNumber: string
    readonly ApproximateCreationDateTime: number
    readonly Keys: unknown
    readonly NewImage?: unknown
    readonly OldImage?: unknown
  }
}

interface Page {
  readonly Records: readonly StreamRecord[]
  readonly NextShardIterator?: string
}

/** The four calls of the streams API; its client package has no release for our version of the SDK. */
export class DynamoDbStreams {
  readonly #endpoint: string
  readonly #region: string

  constructor(endpoint: string, region: string) {
    this.#endpoint = endpoint
    this.#region = region
  }

  async streamArn(TableName: string): Promise<string> {
    const { Streams } = await this.#call<{ Streams: { StreamArn: string }[] }>('ListStreams', {
      TableName,
    })
    const arn = Streams.at(-1)?.StreamArn
    if (arn === undefined) throw new Error(`The table ${TableName} has no stream`)
    return arn
  }

  async shardIds(StreamArn: string): Promise<readonly string[]> {
    const { StreamDescription } = await this.#call<{
      StreamDescription: { Shards: { ShardId: string }[] }
    }>('DescribeStream', { StreamArn })
    return StreamDescription.Shards.map(({ ShardId }) => ShardId)
  }

  /** An iterator after `position`, or at the beginning, also when the engine has removed that position meanwhile. */
  async iterator(
    StreamArn: string,
    ShardId: string,
    position: string | undefined,
  ): Promise<string> {
    const place =
      position === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }
    try {
      const { ShardIterator } = await this.#call<{ ShardIterator: string }>('GetShardIterator', {
        StreamArn,
        ShardId,
        ...place,
      })
      return ShardIterator
    } catch (error) {
      if (position === undefined || !String(error).includes('TrimmedDataAccess')) throw error
      return this.iterator(StreamArn, ShardId, undefined)
    }
  }

  /** Event ids. The engine counts from 1 in every table, but on AWS an id is never used twice. */
  async records(arn: string, ShardIterator: string, Limit: number): Promise<Page> {
    const page = await this.#call<Page>('GetRecords', { ShardIterator, Limit })
    return {
      ...page,
      Records: page.Records.map((record) => ({
        ...record,
        eventID: createHash('md5').update(`${arn} ${record.dynamodb.SequenceNumber}`).digest('hex'),
        eventSourceARN: arn,
        awsRegion: this.#region,
      })),
    }
  }

  async #call<T>(operation: string, input: unknown): Promise<T> {
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
        'x-amz-date': '20260101T000000Z',
        authorization: unsignedAuthorization(ADMIN_CREDENTIALS, 'dynamodb', this.#region),
      },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Error(`${operation}: ${await response.text()}`)
    return (await response.json()) as T
  }
}
