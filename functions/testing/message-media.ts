import { putAll } from '#platform/table/index.ts'
import { messageMediaTarget, type MessageItem, type MessageRef } from '../messages/items/index.ts'
import { putObject } from '../uploads/media-bucket.ts'
import { phonePicture } from './image-builder.ts'
import type { TestMember } from './members.ts'
import { storedMessage } from './messages.ts'
import { webmRecording } from './recordings.ts'

type Id = Pick<TestMember, 'id'>

export interface MediaMessage {
  readonly id: string
  readonly ref: MessageRef
  readonly item: MessageItem
  /** Of the object. */
  readonly key: string
  readonly bytes: Buffer
}

/** A message with a photo, written directly into table and bucket, without its pair. */
export const aPhoto = async (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
): Promise<MediaMessage> => {
  const { id, ref, item } = storedMessage(from, to, { content: undefined, ...message })
  const key = `${messageMediaTarget(ref)}.jpg`
  const bytes = Buffer.from(await phonePicture('jpeg', 1))
  await putObject(key, 'image/jpeg', bytes, 'private')
  const media = { type: 'image', key, contentType: 'image/jpeg', width: 64, height: 40 } as const
  const whole = { ...item, media }
  await putAll([whole])
  return { id, ref, item: whole, key, bytes }
}

export const aTemporaryPhoto = (
  from: Id,
  to: Id,
  message: Partial<MessageItem> = {},
): Promise<MediaMessage> => aPhoto(from, to, { isTemporary: true, ...message })

/** A message with two seconds of sound, written directly into table and bucket, without its pair. */
export const aVoiceMessage = async (from: Id, to: Id): Promise<MediaMessage> => {
  const { id, ref, item } = storedMessage(from, to, { content: undefined })
  const key = `${messageMediaTarget(ref)}.weba`
  const bytes = webmRecording()
  await putObject(key, 'audio/webm', bytes, 'private')
  const media = { type: 'audio', key, contentType: 'audio/webm', duration: 2 } as const
  const whole = { ...item, media }
  await putAll([whole])
  return { id, ref, item: whole, key, bytes }
}
