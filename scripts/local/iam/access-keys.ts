import { createHash } from 'node:crypto'

export interface AccessKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** May do everything: for operator tools, the demo and the local cloud itself. The S3 engine is built with it. */
export const ADMIN_CREDENTIALS: AccessKey = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** The edge reads buckets by their policies, as CloudFront does. */
export const EDGE = 'cloudfront.amazonaws.com'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The same in every start, so that presigned URLs outlive it. Valid on this machine only. */
export const accessKeyOf = (principal: string): AccessKey => ({
  accessKeyId: `LOCAL${hash(principal).slice(0, 15).toUpperCase()}`,
  secretAccessKey: hash(`secret of ${principal}`),
})

/** An Authorization header without a valid signature; the guards read only the access key. */
export const unsignedAuthorization = (
  { accessKeyId }: AccessKey,
  service: string,
  region = 'local',
): string =>
  `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/${region}/${service}/aws4_request, SignedHeaders=host, Signature=0`

const CREDENTIAL = /Credential=([^/,\s]+)/

/** The access key of a request, from its Authorization header or its presigned query. */
export const accessKeyIn = (authorization: string | undefined, url = ''): string | undefined => {
  const inHeader = CREDENTIAL.exec(authorization ?? '')?.[1]
  if (inHeader !== undefined || !url.includes('X-Amz-Credential=')) return inHeader
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  return query.get('X-Amz-Credential')?.split('/')[0]
}
