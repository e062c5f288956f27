import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { stages } from '#infra/stages.ts'
import { environment } from '../../env.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'

const POSTS = 9_000
const MESSAGES = 1_000
export const TEXTS = POSTS + MESSAGES
export const MEDIA = 500
const MEDIUM_BYTES = 200 * 1024
const AT_ONCE = 25

/** Afterwards this process reads and writes the table of the cloud. */
export const useTableOf = ({ tableName, dynamoEndpoint }: LocalCloud): void => {
  Object.assign(environment.all, {
    TABLE_NAME: tableName,
    AWS_REGION: stages.dev.region,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
  })
}

/** A new member with 10,000 texts, of which 500 have a medium, in the table that this process then uses. */
export const largeMember = async (cloud: LocalCloud) => {
  useTableOf(cloud)
  const [{ putAll }, { newId }, { aMember }, { storedPost }, messages, { settleSide }] =
    await Promise.all([
      import('#platform/table/index.ts'),
      import('#platform/runtime/ids.ts'),
      import('#testing/members.ts'),
      import('#testing/posts.ts'),
      import('#testing/messages.ts'),
      import('#functions/messages/threads/index.ts'),
    ])
  const [member, other] = [await aMember(), await aMember()]
  const content = 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(8)
  const ids = Array.from({ length: POSTS }, () => newId())
  const keys = ids.slice(0, MEDIA).map((id) => `media/posts/${id}/media.jpg`)
  await putAll(
    ids.flatMap((id, index) => {
      const mediaUrl = keys[index] === undefined ? undefined : `/${keys[index]}`
      return storedPost(member, { content, mediaUrl }, id).items
    }),
  )
  await messages.anOpenPair(member, other)
  await putAll(
    Array.from({ length: MESSAGES }, () => messages.storedMessage(member, other, { content }).item),
  )
  await settleSide(member.id, other.id)
  const s3 = new S3Client({ endpoint: cloud.s3Endpoint, forcePathStyle: true })
  const Body = Buffer.alloc(MEDIUM_BYTES, 7)
  for (let start = 0; start < keys.length; start += AT_ONCE)
    await Promise.all(
      keys
        .slice(start, start + AT_ONCE)
        .map((Key) => s3.send(new PutObjectCommand({ Bucket: cloud.mediaBucket, Key, Body }))),
    )
  return member
}
