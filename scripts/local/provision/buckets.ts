import {
  BucketAlreadyExists,
  CreateBucketCommand,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import type { Deployment } from '../deployment.ts'

const Methods = z.array(z.enum(['GET', 'HEAD', 'PUT', 'POST', 'DELETE']))

const Bucket = z.object({
  CorsConfiguration: z.optional(
    z.object({
      CorsRules: z.array(
        z.object({
          AllowedMethods: Methods,
          AllowedOrigins: z.array(z.string()),
          AllowedHeaders: z.optional(z.array(z.string())),
          ExposedHeaders: z.optional(z.array(z.string())),
          MaxAge: z.optional(z.number()),
        }),
      ),
    }),
  ),
})

/** Creates the buckets of the template with their CORS rules. */
export const provisionBuckets = async (deployment: Deployment, s3: S3Client): Promise<void> => {
  for (const { name, properties } of deployment.ofType('AWS::S3::Bucket')) {
    await s3.send(new CreateBucketCommand({ Bucket: name })).catch(unlessItExists)
    const rules = Bucket.parse(properties).CorsConfiguration?.CorsRules
    if (!rules) continue
    const CORSRules = rules.map(({ MaxAge, ExposedHeaders, AllowedOrigins, ...rule }) => ({
      ...rule,
      AllowedOrigins: AllowedOrigins.flatMap(alsoByAddress),
      ExposeHeaders: ExposedHeaders,
      MaxAgeSeconds: MaxAge,
    }))
    await s3.send(new PutBucketCorsCommand({ Bucket: name, CORSConfiguration: { CORSRules } }))
  }
}

/** The local site can be opened by address instead of by name. */
const alsoByAddress = (origin: string): string[] =>
  origin.startsWith('http://localhost:')
    ? [origin, origin.replace('localhost', '127.0.0.1')]
    : [origin]

const unlessItExists = (error: unknown) => {
  if (!(error instanceof BucketAlreadyExists)) throw error
}
