import { describe, expect, it } from 'vitest'
import { aLikeNotification } from '#spa/testing/notifications.ts'
import { gatherLikes } from './gather.ts'

describe('the lines of likes', () => {
  it('stay as they are when each text has one', () => {
    const likes = [aLikeNotification(9, { othersCount: 12 }), aLikeNotification(8)]
    expect(gatherLikes(likes)).toEqual(likes)
  })

  it('add likes of the same text to its newest line, in every order of pages', () => {
    const newest = aLikeNotification(9, { othersCount: 12, unreadCount: 13 })
    const other = aLikeNotification(8)
    const older = aLikeNotification(7, { postId: newest.postId, unreadCount: 1 })
    expect(gatherLikes([newest, other, older])).toEqual([
      { ...newest, othersCount: 13, unreadCount: 14 },
      other,
    ])
  })

  it('tell a post from a comment on it', () => {
    const post = aLikeNotification(9)
    const comment = aLikeNotification(8, {
      type: 'comment',
      postId: post.postId,
      commentId: `${post.postId}-${post.postId}`,
    })
    expect(gatherLikes([post, comment])).toHaveLength(2)
  })

  it('count a line once that two pages contain', () => {
    const line = aLikeNotification(9, { othersCount: 3 })
    expect(gatherLikes([line, line])).toEqual([line])
  })
})
