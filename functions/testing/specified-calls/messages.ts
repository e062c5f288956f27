import { messageMedia } from '#shared/api/messages.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { picture } from '../image-builder.ts'
import { aTemporaryPhoto, aVoiceMessage } from '../message-media.ts'
import { aMessage, anOpenPair } from '../messages.ts'
import { aMember } from '../members.ts'
import { read, post, type Specified } from './specified.ts'

const aPair = async () => {
  const [me, other] = [await aMember(), await aMember()]
  await anOpenPair(me, other)
  return { me, other }
}

export const MESSAGES: readonly Specified[] = [
  read('/api/messages/threads', []),
  {
    method: 'GET',
    path: '/api/messages/thread/{id}',
    prepare: async () => {
      const { me, other } = await aPair()
      await aMessage(other, me)
      return { token: me.token, params: { id: other.id } }
    },
    answer: ['messages'],
  },
  {
    method: 'POST',
    path: '/api/messages',
    prepare: async () => {
      const { me, other } = await aPair()
      return {
        token: me.token,
        body: {
          recipientId: other.id,
          content: 'Kommst du?',
          mediaBase64: null,
          mediaType: null,
          isTemporary: false,
          audioDuration: null,
        },
      }
    },
    optional: ['mediaBase64', 'mediaType', 'isTemporary', 'audioDuration'],
    answer: ['id', 'senderId', 'content', 'createdAt'],
  },
  {
    method: 'POST',
    path: '/api/messages',
    prepare: async () => {
      const { me, other } = await aPair()
      const bytes = Buffer.from(await picture('jpeg')).toString('base64')
      return {
        token: me.token,
        body: {
          recipientId: other.id,
          content: '',
          mediaBase64: `data:image/jpeg;base64,${bytes}`,
          mediaType: 'image',
          isTemporary: true,
          audioDuration: null,
        },
      }
    },
    optional: ['content', 'audioDuration'],
    answer: ['id', 'mediaType', 'isTemporary', 'expiresAt', 'viewedAt'],
  },
  {
    method: 'GET',
    path: '/api/voice-stream/{name}',
    prepare: async () => {
      const { me, other } = await aPair()
      const { id } = await aVoiceMessage(other, me)
      const options = { token: me.token, params: { id } }
      const { json } = await call(await handlerOf(messageMedia.id), messageMedia, options)
      const { url } = json as ResponseOf<typeof messageMedia>
      const { pathname, searchParams } = new URL(url, 'https://hoellenlaerm.example')
      return {
        params: { name: pathname.split('/').at(-1) ?? '' },
        query: { token: searchParams.get('token') ?? '' },
      }
    },
  },
  {
    method: 'PATCH',
    path: '/api/messages/{id}/view',
    prepare: async () => {
      const { me, other } = await aPair()
      return { token: me.token, params: { id: (await aTemporaryPhoto(other, me)).id } }
    },
  },
  post('/api/voice/upload-url', () => ({ contentType: 'audio/webm;codecs=opus', size: 1000 }), {
    answer: ['uploadUrl', 'objectPath'],
  }),
]
