import { aTemporaryPhoto } from '../message-media.ts'
import { aPost } from '../posts.ts'
import { aMessage, anOpenPair } from '../messages.ts'
import { aHeldComment, aHeldPost } from '../moderation.ts'
import { aMember } from '../members.ts'
import { member, read, staff, type Specified } from './specified.ts'

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
  {
    method: 'POST',
    path: '/api/voice/upload-url',
    prepare: async () => ({
      ...(await member()),
      body: { contentType: 'audio/webm;codecs=opus', size: 1000 },
    }),
    answer: ['uploadUrl', 'objectPath'],
  },
]

const decision = (type: string, prepareId: () => Promise<string>): Specified => ({
  method: 'POST',
  path: '/api/admin/moderation/{type}/{id}',
  prepare: async () => ({
    ...(await staff()),
    params: { type, id: await prepareId() },
    body: { action: 'reject', reason: 'Inhalt nicht angemessen' },
  }),
})

export const ADMIN: readonly Specified[] = [
  read('/api/admin/status', ['scheduler', 'recentArticles', 'contentQueue', 'timestamp'], staff),
  read('/api/admin/content-source-report', ['summary', 'rssFeeds', 'articles'], staff),
  read(
    '/api/admin/moderation/pending',
    ['bands', 'articles', 'communityPosts', 'communityComments'],
    staff,
  ),
  decision('community-post', async () => aHeldPost(await aMember())),
  decision('community-comment', async () =>
    aHeldComment(await aPost(await aMember()), await aMember()),
  ),
]
