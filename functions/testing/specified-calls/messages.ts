import { aTemporaryPhoto } from '../message-media.ts'
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
