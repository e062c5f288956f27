import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { TABLE_SCHEMA } from '#shared/domain/table-schema.ts'
import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { namesOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'
import { tableSettings } from '../table-settings.ts'

export interface DataStackProps extends StackProps {
  readonly stage: StageConfig
}

/** Resources that outlive every deployment: the table and the media. */
export class DataStack extends Stack {
  readonly table: Table
  readonly media: PrivateBucket

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props)
    this.table = communityTable(this, stage)
    this.media = mediaBucket(this, stage)
    // Last: a failed deployment must be able to remove what it created, and a protected table cannot be removed.
    this.table.node.addDependency(this.media)
    new CfnOutput(this, 'TableName', { value: this.table.tableName })
    new CfnOutput(this, 'MediaBucketName', { value: this.media.bucketName })
  }
}

const communityTable = (scope: Construct, stage: StageConfig): Table => {
  const { tableGeneration, keepsData } = stage
  const settings = tableSettings(stage)
  // With the id of the old table CloudFormation would replace it instead of adopting the new one.
  const table = new Table(scope, tableGeneration === 1 ? 'Table' : `Table${tableGeneration}`, {
    tableName: settings.tableName,
    partitionKey: { name: TABLE_SCHEMA.partitionKey, type: AttributeType.STRING },
    sortKey: { name: TABLE_SCHEMA.sortKey, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.DEFAULT,
    timeToLiveAttribute: settings.timeToLiveAttribute,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: settings.recoveryDays,
    },
    deletionProtection: settings.deletionProtection,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  })
  for (const index of TABLE_SCHEMA.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
      sortKey: { name: index.sortKey, type: AttributeType.STRING },
      projectionType: ProjectionType.KEYS_ONLY,
    })
  }
  return table
}

const mediaBucket = (scope: Stack, stage: StageConfig): PrivateBucket => {
  const bucket = new PrivateBucket(scope, 'Media', {
    stage,
    bucketName: namesOf(stage.name, scope.account).media,
    cors: [
      {
        allowedMethods: [HttpMethods.PUT],
        allowedOrigins: [stage.siteOrigin],
        allowedHeaders: ['content-type'],
        maxAge: 3600,
      },
      {
        // Presigned addresses of photos and voice messages, in parts.
        allowedMethods: [HttpMethods.GET],
        allowedOrigins: [stage.siteOrigin],
        allowedHeaders: ['range'],
        exposedHeaders: ['accept-ranges', 'content-length', 'content-range'],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      {
        id: 'uploads-nobody-used',
        prefix: 'incoming/',
        expiration: Duration.days(1),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
      {
        // A story and its media end after 24 hours, and S3 counts whole days from then on.
        id: 'media-of-stories-that-were-never-written',
        prefix: 'media/stories/',
        expiration: Duration.days(1),
      },
      {
        // Two months to decide, six to appeal, and one for the answer.
        id: 'files-of-reports-that-are-over',
        prefix: 'evidence/',
        expiration: Duration.days(KEPT_DAYS.reportedFiles),
      },
      // An effect deletes them with their content; this ends what it left. A hidden post has no end, nor have its files.
      ...['stories', 'avatars'].map((kind) => ({
        id: `removed-${kind}`,
        prefix: `kept/${kind}/`,
        expiration: Duration.days(KEPT_DAYS.keptFiles),
      })),
      {
        // Longer than the backups from which a deleted member could come back.
        id: 'members-that-no-backup-holds-any-more',
        prefix: 'erased/',
        expiration: Duration.days(KEPT_DAYS.erasedNumber),
      },
      {
        // Exports can be downloaded for 48 hours, and go with their items; this removes what a dead worker left.
        id: 'exports-that-ended',
        prefix: 'exports/',
        expiration: Duration.days(3),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  })
  allowEdgeToRead(scope, bucket)
  return bucket
}

/** Any distribution of the account, because naming one would make Data and Edge depend on each other. CloudFront sends no account. */
const allowEdgeToRead = (scope: Stack, bucket: PrivateBucket): void => {
  const fromOurEdge = {
    ArnLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${scope.account}:distribution/*` },
  }
  const principals = [new ServicePrincipal('cloudfront.amazonaws.com')]
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'EdgeReadsMedia',
      principals,
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('media/*')],
      conditions: fromOurEdge,
    }),
  )
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'EdgeLearnsOfMissingObjects',
      principals,
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: fromOurEdge,
    }),
  )
}
