import { expect, it } from 'vitest'
import { s3Call } from './s3-call.ts'

it.each([
  ['GET', '/media/a/b%20c.jpg?x-id=GetObject', 'GetObject', { Bucket: 'media', Key: 'a/b c.jpg' }],
  ['HEAD', '/media/a', 'HeadObject', { Bucket: 'media', Key: 'a' }],
  ['PUT', '/media/a?X-Amz-Signature=1', 'PutObject', { Bucket: 'media', Key: 'a' }],
  ['PUT', '/media/a?acl', 'PutObject?acl', { Bucket: 'media', Key: 'a' }],
  ['DELETE', '/media/a', 'DeleteObject', { Bucket: 'media', Key: 'a' }],
  ['GET', '/media?list-type=2', 'ListObjectsV2', { Bucket: 'media' }],
  ['PUT', '/media/', 'CreateBucket', { Bucket: 'media' }],
  ['POST', '/media?delete=', 'DeleteObject', { Bucket: 'media', Key: '*' }],
])('%s %s is %s', (method, url, operation, input) => {
  expect(s3Call({ method, url })).toEqual({ service: 's3', operation, input })
})

it('reads the source of a copy', () => {
  const call = s3Call({ method: 'PUT', url: '/media/b', copySource: 'media/a' })
  expect(call).toMatchObject({ operation: 'CopyObject', input: { CopySource: 'media/a' } })
})
