import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import {
  erasureKey,
  newErasure,
  putErasure,
  type ErasureItem,
} from '#functions/auth/erasure-state/index.ts'
import { settleSide } from '#functions/messages/threads/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, putAll, transact } from '#platform/table/index.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { anOpenPair, storedMessage } from '#testing/messages.ts'
import { storedPost } from '#testing/posts.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { inGroups } from './crowd.ts'

const POSTS = 9_000
const MESSAGES = 1_000
export const TEXTS = POSTS + MESSAGES
export const MEDIA = 500
const MEDIUM_BYTES = 200 * 1024

/** A new member with 10,000 texts, of which 500 have a medium. */
export const largeMember = async (cloud: LocalCloud): Promise<TestMember> => {
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
  await anOpenPair(member, other)
  await putAll(
    Array.from({ length: MESSAGES }, () => storedMessage(member, other, { content }).item),
  )
  await settleSide(member.id, other.id)
  const s3 = new S3Client({ endpoint: cloud.s3Endpoint, forcePathStyle: true })
  const Body = Buffer.alloc(MEDIUM_BYTES, 7)
  await inGroups(keys, (Key) =>
    s3.send(new PutObjectCommand({ Bucket: cloud.mediaBucket, Key, Body })),
  )
  return member
}

/** Makes the erasure of a member due now, as the request does 14 days before, and gives what reads its state. */
export const eraseNow = async (
  memberId: string,
): Promise<() => Promise<ErasureItem | undefined>> => {
  await transact(putErasure({ ...newErasure(memberId, newId()), dueAt: isoNow() }))
  return () => get(erasureKey(memberId), { consistent: true })
}
