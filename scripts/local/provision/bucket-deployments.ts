import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix, extname } from 'node:path'
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'

const BucketDeployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
})

type BucketDeployment = z.infer<typeof BucketDeployment>

/** Copies the template's bucket deployments (the SPA), unless `marker` records them as done. */
export const runBucketDeployments = async (
  deployment: Deployment,
  s3: S3Client,
  marker: string,
): Promise<void> => {
  const deployments = deployment
    .ofType('Custom::CDKBucketDeployment')
    .map(({ properties }) => BucketDeployment.parse(properties))
  const wanted = JSON.stringify(deployments)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  for (const each of deployments)
    for (const key of each.SourceObjectKeys) await copyAll(each, deployment.asset(key), s3)
  writeFileSync(marker, wanted)
}

/** The types of files in a build of the site; AWS's uploader derives them in the same way. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

const contentTypeOf = (fileName: string): string =>
  TYPES[extname(fileName).toLowerCase()] ?? 'application/octet-stream'

const copyAll = async (deployment: BucketDeployment, folder: string, s3: S3Client) => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const relative = path.slice(folder.length + 1).replaceAll('\\', '/')
        await s3.send(
          new PutObjectCommand({
            Bucket: deployment.DestinationBucketName,
            Key: posix.join(deployment.DestinationBucketKeyPrefix, relative),
            Body: await readFile(path),
            ContentType: contentTypeOf(file.name),
            CacheControl: deployment.SystemMetadata['cache-control'],
          }),
        )
      }),
  )
}
