import { randomUUID } from 'node:crypto'
import { aComment } from '../comments.ts'
import { aPost } from '../posts.ts'
import { aMember } from '../members.ts'
import { pushService } from '../push.ts'
import { read, post, type Specified } from './specified.ts'

const subscription = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`,
  expirationTime: null,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
})

export const NOTICES: readonly Specified[] = [
  post('/api/push/subscribe', () => ({ ...pushService.subscribe() }), {
    optional: ['expirationTime'],
  }),
  post('/api/push/unsubscribe', () => ({ endpoint: subscription().endpoint })),
  post('/api/push/preferences', () => ({
    enabled: true,
    community: true,
    content: true,
    system: true,
    personalized: false,
  })),
  read('/api/notifications/unread-counts', ['likes', 'comments']),
  ...(['like', 'comment', 'mention', 'follow'] as const).map((type): Specified => ({
    method: 'POST',
    path: '/api/notifications/mark-read',
    prepare: async () => {
      const author = await aMember()
      const postId = await aPost(author)
      const commentId = await aComment({ id: postId, author }, await aMember())
      return { token: author.token, body: { type, postId, commentId } }
    },
    optional: ['postId', 'commentId'],
  })),
  read('/api/community/user-likes', []),
  read('/api/community/user-comments', []),
  read('/api/messages/unread-count', []),
]
