import { epochSeconds } from '#platform/runtime/clock.ts'
import { put, type Key, type Write } from '#platform/table/index.ts'

/** Lets its holder hear one voice message for five minutes. */
export interface VoiceTokenItem {
  readonly PK: string
  readonly SK: 'VOICE_TOKEN'
  /** Of the object in the media bucket. */
  readonly objectKey: string
  /** In seconds. DynamoDB deletes later, so readers compare it. */
  readonly expiresAt: number
}

export const VOICE_SECONDS = 300

export const voiceTokenKey = (tokenHash: string): Key<VoiceTokenItem> => ({
  PK: `VOICE_TOKEN#${tokenHash}`,
  SK: 'VOICE_TOKEN',
})

export const putVoiceToken = (
  tokenHash: string,
  objectKey: string,
  seconds: number = VOICE_SECONDS,
): Write<VoiceTokenItem> =>
  put({
    ...voiceTokenKey(tokenHash),
    SK: 'VOICE_TOKEN',
    objectKey,
    expiresAt: epochSeconds() + seconds,
  })

/** The last part of an object's key, which its address shows. */
export const nameOf = (objectKey: string): string => objectKey.split('/').at(-1) ?? ''
