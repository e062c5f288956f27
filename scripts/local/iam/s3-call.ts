import type { ServiceCall } from '#testing/iam/needed-access.ts'

interface S3Request {
  readonly method: string
  /** Path and query, with the bucket in the path. */
  readonly url: string
  readonly copySource?: string | undefined
}

/** Parts of an object or bucket that have permissions of their own. */
const SUBRESOURCES = ['acl', 'cors', 'lifecycle', 'policy', 'tagging', 'versions', 'website']

const OBJECT_OPERATIONS: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'HeadObject',
  PUT: 'PutObject',
  POST: 'PutObject',
  DELETE: 'DeleteObject',
}

const BUCKET_OPERATIONS: Readonly<Record<string, string>> = {
  GET: 'ListObjectsV2',
  HEAD: 'HeadBucket',
  PUT: 'CreateBucket',
  DELETE: 'DeleteBucket',
  // Its keys are in the body, so it needs every object.
  POST: 'DeleteObject',
}

export const bucketAndKey = (url: string): { readonly bucket: string; readonly key: string } => {
  const path = url.split('?')[0] ?? ''
  const [, bucket = '', ...key] = path.split('/').map(decodeURIComponent)
  return { bucket, key: key.join('/') }
}

/** The call that a request to S3 is. */
export const s3Call = ({ method, url, copySource }: S3Request): ServiceCall => {
  const { bucket, key } = bucketAndKey(url)
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const subresource = SUBRESOURCES.find((each) => query.has(each))
  const isObject = key !== ''
  const base = (isObject ? OBJECT_OPERATIONS : BUCKET_OPERATIONS)[method] ?? method
  const operation = subresource === undefined ? base : `${base}?${subresource}`
  const isEveryObject = !isObject && method === 'POST'
  return {
    service: 's3',
    operation: copySource === undefined ? operation : 'CopyObject',
    input: {
      Bucket: bucket,
      ...(isObject && { Key: key }),
      ...(isEveryObject && { Key: '*' }),
      ...(copySource !== undefined && { CopySource: copySource }),
    },
  }
}
