import { aMember } from '../members.ts'
import { aHeldComment, aHeldPost } from '../moderation.ts'
import { aPost } from '../posts.ts'
import { read, staff, type Specified } from './specified.ts'

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
