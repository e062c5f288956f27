import { ulidDate } from '#shared/domain/ids.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { query, queryIndex } from '#platform/table/index.ts'
import {
  bookmarksByTime,
  commentLikesPartition,
  type LikeItem,
  parseCommentId,
  tasteKey,
  viewerPartition,
} from '../../community/items/index.ts'
import { namesFor } from './names.ts'
import { entriesOf, PAGE, startAt } from './paging.ts'
import { date, section, text } from '../model/section.ts'

const FIELDS = {
  givenAt: date('Gegeben'),
  postId: text('Nummer des Beitrags'),
  commentId: text('Nummer des Kommentars'),
  to: text('Für'),
} as const

const isLike = (item: { readonly SK: string }, memberId: string): item is LikeItem =>
  item.SK !== blocksKey(memberId).SK && item.SK !== tasteKey(memberId).SK

export const postLikes = section({
  id: 'post-likes',
  kinds: ['post-like'],
  title: 'Hörner für Beiträge',
  about: 'Welchen Beiträgen du Hörner gegeben hast.',
  fields: FIELDS,
  read: async (memberId, cursor) => {
    const page = await query(viewerPartition(memberId), { limit: PAGE, startAt: startAt(cursor) })
    const likes = page.items.filter((item): item is LikeItem & typeof item =>
      isLike(item, memberId),
    )
    const nameOf = await namesFor(
      memberId,
      likes.map(({ authorId }) => authorId),
    )
    return entriesOf({ items: likes, next: page.next }, ({ SK, likeId, authorId }) => ({
      givenAt: ulidDate(likeId),
      postId: SK,
      commentId: null,
      to: nameOf(authorId),
    }))
  },
})

export const commentLikes = section({
  id: 'comment-likes',
  kinds: ['comment-like'],
  title: 'Hörner für Kommentare',
  about: 'Welchen Kommentaren du Hörner gegeben hast.',
  fields: FIELDS,
  read: async (memberId, cursor) => {
    const page = await query(commentLikesPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const nameOf = await namesFor(
      memberId,
      page.items.map(({ authorId }) => authorId),
    )
    return entriesOf(page, ({ SK, likeId, authorId }) => ({
      givenAt: ulidDate(likeId),
      postId: parseCommentId(SK).postId,
      commentId: parseCommentId(SK).ulid,
      to: nameOf(authorId),
    }))
  },
})

export const bookmarks = section({
  id: 'bookmarks',
  kinds: ['bookmark'],
  title: 'Lesezeichen',
  about: 'Beiträge, die du dir gemerkt hast.',
  fields: { savedAt: date('Gemerkt'), postId: text('Nummer des Beitrags') },
  read: async (memberId, cursor) =>
    entriesOf(
      await queryIndex(bookmarksByTime(memberId), { limit: PAGE, startAt: startAt(cursor) }),
      ({ SK, GSI1SK }) => ({ savedAt: ulidDate(GSI1SK), postId: SK }),
    ),
})
