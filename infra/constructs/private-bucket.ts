import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type BucketProps,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'

interface PrivateBucketProps extends Pick<BucketProps, 'cors' | 'lifecycleRules'> {
  readonly stage: StageConfig
  /** For what members and operators wrote: a name keeps it from being replaced, and it outlives its stack. */
  readonly bucketName?: string
}

/** Encrypted, TLS only and private. Without versions, because what members delete must be gone. */
export class PrivateBucket extends Bucket {
  override get isWebsite(): boolean {
    return false
  }

  constructor(scope: Construct, id: string, { stage, ...props }: PrivateBucketProps) {
    super(scope, id, {
      ...props,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy:
        stage.keepsData && props.bucketName !== undefined
          ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE
          : RemovalPolicy.DESTROY,
    })
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Access logs would store addresses of visitors without need; the API log has what operators use.',
    })
  }
}
