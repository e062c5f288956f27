import { describe, expect, it } from 'vitest'
import type { LikeNotification } from '#shared/api/notifications.ts'
import { aLike } from './fixtures.ts'
import { gatherLikes } from './gather.ts'

const liker = {
  id: 'fan',
  username: 'krachkatze',
  displayName: 'Krachkatze',
  avatar: null,
  isVerified: false,
}

const like = (number: number, change?: Partial<LikeNotification>) =>
  aLike({ id: `like-${number}`, postId: `post-${number}`, liker }, change)

describe('the lines of likes', () => {
  it('stay as they are when each text has one', () => {
    const likes = [like(9, { othersCount: 12 }), like(8)]
    expect(gatherLikes(likes)).toEqual(likes)
  })

  it('add likes of the same text to its newest line, in every order of pages', () => {
    const newest = like(9, { othersCount: 12, unreadCount: 13 })
    const other = like(8)
    const older = like(7, { postId: newest.postId, unreadCount: 1 })
    expect(gatherLikes([newest, other, older])).toEqual([
      { ...newest, othersCount: 13, unreadCount: 14 },
      other,
    ])
  })

  it('tell a post from a comment on it', () => {
    const post = like(9)
    const comment = like(8, {
      type: 'comment',
      postId: post.postId,
      commentId: `${post.postId}-${post.postId}`,
    })
    expect(gatherLikes([post, comment])).toHaveLength(2)
  })

  it('count a line once that two pages contain', () => {
    const line = like(9, { othersCount: 3 })
    expect(gatherLikes([line, line])).toEqual([line])
  })
})
