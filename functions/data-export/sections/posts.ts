import { ulidDate } from '#shared/domain/ids.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import { query, queryIndex, type IndexEntry } from '#platform/table/index.ts'
import {
  authorPartition,
  type CommentCountersItem,
  commentCountersKey,
  type CommentItem,
  commentRefOf,
  type EditedText,
  editsPartition,
  editsPrefix,
  type PostItem,
  postCountersKey,
  postIdOf,
} from '../../community/items/index.ts'
import type { Track } from '../../music/index.ts'
import { servedMedia } from './media-names.ts'
import { namesFor } from './names.ts'
import { itemsAt, PAGE, startAt } from './paging.ts'
import { date, list, media, number, section, text } from '../model/section.ts'

const STATUS = { held: 'Wird geprüft', removed: 'Entfernt' } as const

const statusOf = ({ status }: { readonly status?: 'held' | 'removed' | undefined }): string =>
  status ? STATUS[status] : 'Sichtbar'

const trackOf = (track: Track | undefined): string | null =>
  track ? `${track.artist}: ${track.name}` : null

/** Versions before the current one, the newest first, each with its time. */
const earlierVersions = async (edited: EditedText, version = 1): Promise<readonly string[]> => {
  if (version === 1) return []
  const { items } = await query(editsPartition(edited.postId), {
    beginsWith: editsPrefix(edited),
    newestFirst: true,
  })
  return items.map(({ writtenAt, title, content, withdrawnBy }) =>
    [writtenAt, title, content, withdrawnBy && '(zurückgezogen)']
      .filter((each) => each !== undefined && each !== '')
      .join('\n'),
  )
}

/** One page of the texts of a member: comments sort below posts. */
const writtenTexts = async <Item extends PostItem | CommentItem>(
  memberId: string,
  prefix: 'POST#' | 'COMMENT#',
  cursor: string | undefined,
): Promise<{ keys: readonly IndexEntry<Item>[]; next: string | undefined }> => {
  const { items, next } = await queryIndex(authorPartition<Item>(memberId), {
    beginsWith: prefix,
    limit: PAGE,
    startAt: startAt(cursor),
  })
  return { keys: items, next: next && JSON.stringify(next) }
}

const present = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined)

export const posts = section({
  id: 'posts',
  kinds: ['post', 'post-counters'],
  title: 'Beiträge',
  about: 'Was du im Feed geschrieben hast, mit früheren Fassungen und deinen Medien.',
  fields: {
    id: text('Nummer'),
    writtenAt: date('Geschrieben'),
    title: text('Titel'),
    text: text('Text'),
    link: text('Link'),
    media: media('Medien'),
    mediaDescription: text('Beschreibung des Bildes'),
    music: text('Musik'),
    horns: number('Hörner'),
    comments: number('Kommentare'),
    editedAt: date('Bearbeitet'),
    earlierVersions: list('Frühere Fassungen'),
    status: text('Zustand'),
    statusReason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const { keys, next } = await writtenTexts<PostItem>(memberId, 'POST#', cursor)
    const written = present(await itemsAt(keys))
    const counters = await itemsAt(written.map((post) => postCountersKey(postIdOf(post))))
    const entries = written.map(async (post, index) => {
      const id = postIdOf(post)
      return {
        id,
        writtenAt: ulidDate(id),
        title: post.title,
        text: post.content,
        link: post.linkUrl,
        media: servedMedia('beitraege', post.mediaUrl),
        mediaDescription: post.mediaAlt,
        music: trackOf(post.track),
        horns: counters[index]?.likes ?? 0,
        comments: counters[index]?.comments ?? 0,
        editedAt: post.editedAt,
        earlierVersions: await earlierVersions({ postId: id, ulid: id }, post.version),
        status: statusOf(post),
        statusReason: describeStatus(post),
      }
    })
    return { entries: await Promise.all(entries), next }
  },
})

export const comments = section({
  id: 'comments',
  kinds: ['comment', 'comment-counters'],
  title: 'Kommentare',
  about: 'Was du unter Beiträge geschrieben hast.',
  fields: {
    id: text('Nummer'),
    writtenAt: date('Geschrieben'),
    text: text('Text'),
    postId: text('Nummer des Beitrags'),
    postBy: text('Beitrag von'),
    answerTo: text('Antwort auf'),
    horns: number('Hörner'),
    editedAt: date('Bearbeitet'),
    earlierVersions: list('Frühere Fassungen'),
    status: text('Zustand'),
    statusReason: text('Begründung'),
  },
  read: async (memberId, cursor) => {
    const { keys, next } = await writtenTexts<CommentItem>(memberId, 'COMMENT#', cursor)
    const written = present(await itemsAt(keys))
    const counters: readonly (CommentCountersItem | undefined)[] = await itemsAt(
      written.map((comment) => commentCountersKey(commentRefOf(comment))),
    )
    const others = written.flatMap(({ postAuthorId, answeredId }) => [postAuthorId, answeredId])
    const nameOf = await namesFor(memberId, others)
    const entries = written.map(async (comment, index) => {
      const ref = commentRefOf(comment)
      return {
        id: ref.ulid,
        writtenAt: ulidDate(ref.ulid),
        text: comment.content,
        postId: ref.postId,
        postBy: nameOf(comment.postAuthorId),
        answerTo: comment.answeredId === undefined ? null : nameOf(comment.answeredId),
        horns: counters[index]?.likes ?? 0,
        editedAt: comment.editedAt,
        earlierVersions: await earlierVersions(ref, comment.version),
        status: statusOf(comment),
        statusReason: describeStatus(comment),
      }
    })
    return { entries: await Promise.all(entries), next }
  },
})
