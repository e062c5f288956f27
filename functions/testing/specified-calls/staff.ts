import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { holdArticle } from '../../articles/index.ts'
import { articleText } from '../articles.ts'
import { createdBand } from '../bands.ts'
import { aMember } from '../members.ts'
import { aHeldComment, aHeldPost, BANNED } from '../moderation.ts'
import { aPost } from '../posts.ts'
import { read, staff, type Specified } from './specified.ts'

const aHeldArticle = async (): Promise<string> => {
  const id = newId()
  const text = articleText({ title: `Held ${id}`, bands: [`Grabwärter ${id}`] })
  await transact(holdArticle(id, text, ['„Wackën“ steht in keiner Quelle.']))
  return id
}

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
  { method: 'POST', path: '/api/admin/process-rss', prepare: staff, answer: ['message'] },
  { method: 'POST', path: '/api/admin/process-content', prepare: staff, answer: ['message'] },
  read('/api/admin/content-source-report', ['summary', 'rssFeeds', 'articles'], staff),
  read(
    '/api/admin/moderation/pending',
    ['bands', 'articles', 'communityPosts', 'communityComments'],
    staff,
  ),
  decision('band', async () => (await createdBand({ description: BANNED }, await aMember())).id),
  decision('article', aHeldArticle),
  decision('community-post', async () => aHeldPost(await aMember())),
  decision('community-comment', async () =>
    aHeldComment(await aPost(await aMember()), await aMember()),
  ),
]
