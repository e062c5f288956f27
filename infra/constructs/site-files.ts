import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, Stack, Validations } from 'aws-cdk-lib'
import type { CfnBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct, type IConstruct } from 'constructs'
import type { StageConfig } from '../stages.ts'
import type { PrivateBucket } from './private-bucket.ts'
import { shortLivedLogs } from './short-lived-logs.ts'

export interface SiteFilesProps {
  readonly site: PrivateBucket
  readonly stage: StageConfig
  readonly dir: string
}

/**
 * The SPA: first the hashed assets, then the documents that name them. Nothing is pruned, so that tabs opened
 * before a release still find their chunks; an expiry by age would also delete assets of the current release.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, stage, dir }: SiteFilesProps) {
    super(scope, id)
    const logGroup = shortLivedLogs(this, stage)
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
    acknowledgeUploader(assets, site)
  }
}

/** The built SPA, if it exists. */
export const builtSite = (root: string): string | undefined => {
  const dir = join(root, 'dist', 'spa')
  return existsSync(join(dir, 'index.html')) ? dir : undefined
}

/** Permissions that the library grants its uploader, which runs during a deployment only. */
const acknowledgeUploader = (deployment: BucketDeployment, site: PrivateBucket): void => {
  const stack = Stack.of(deployment)
  const uploaded = `<${stack.getLogicalId(site.node.defaultChild as CfnBucket)}.Arn>/*`
  const actions = ['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject']
  const findings = [
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...actions.map((action) => `IAM5[Action::s3:${action}*]`),
    `IAM5[Resource::${uploaded}]`,
    `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`,
  ]
  const reason = 'The library’s own uploader: it copies files between two named buckets and stops.'
  Validations.of(uploader(stack)).acknowledge(
    ...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })),
  )
}

const uploader = (stack: Stack): IConstruct => {
  const found = stack.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  )
  if (!found)
    throw new Error('The library no longer names its uploader Custom::CDKBucketDeployment.')
  return found
}
