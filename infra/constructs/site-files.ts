import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import type { StageConfig } from '../stages.ts'
import type { PrivateBucket } from './private-bucket.ts'

export interface SiteFilesProps {
  readonly site: PrivateBucket
  readonly stage: StageConfig
  readonly dir: string
}

/**
 * The SPA: first the hashed assets, then the documents that name them. Nothing is pruned, so that tabs opened
 * before a release keep finding their chunks; an expiry by age would also hit the assets of the running release.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, stage, dir }: SiteFilesProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Logs', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const shared = { destinationBucket: site, prune: false, memoryLimit: 512, logGroup }
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      sources: [Source.asset(join(dir, 'assets'))],
      destinationKeyPrefix: 'assets',
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    })
    const documents = new BucketDeployment(this, 'Documents', {
      ...shared,
      sources: [Source.asset(dir, { exclude: ['assets', '.vite'] })],
      cacheControl: [CacheControl.noCache()],
    })
    documents.node.addDependency(assets)
    acknowledgeUploader(assets)
  }
}

/** The built SPA below the root of the repository, when there is one. */
export const builtSite = (root: string): string | undefined => {
  const dir = join(root, 'dist', 'spa')
  return existsSync(join(dir, 'index.html')) ? dir : undefined
}

const acknowledgeUploader = (deployment: BucketDeployment): void => {
  const reason =
    'The library’s own uploader: it runs during a deployment, copies objects between two named buckets and stops.'
  const stack = Stack.of(deployment)
  const uploader = stack.node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  )
  for (const construct of uploader) {
    Validations.of(construct).acknowledge(
      { id: 'AwsSolutions-IAM4', reason },
      { id: 'AwsSolutions-IAM5', reason },
      { id: 'AwsSolutions-L1', reason },
    )
  }
}
