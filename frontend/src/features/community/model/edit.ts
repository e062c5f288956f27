import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'

/** Texts by field, and the version that the author sees. The tick of drastic content is `yes` or empty. */
export interface EditDraft {
  readonly version: number
  readonly texts: Readonly<Record<string, string>>
}

export const draftOfPost = (post: Post): EditDraft => ({
  version: post.version,
  texts: {
    title: post.title ?? '',
    content: post.content,
    linkUrl: post.linkUrl ?? '',
    mediaAlt: post.mediaAlt ?? '',
    drastic: post.drastic ? 'yes' : '',
  },
})

/** The body of the request. */
export const toPostBody = ({ version, texts: { drastic, ...texts } }: EditDraft) => ({
  version,
  ...texts,
  ...(drastic !== undefined && { isDrastic: drastic === 'yes' }),
})

export const draftOfComment = ({ version, content }: Comment): EditDraft => ({
  version,
  texts: { content },
})

/** The fields that differ. The others are not sent, so that an edit keeps what it does not touch. */
export const changedTexts = (
  before: EditDraft['texts'],
  after: EditDraft['texts'],
): EditDraft['texts'] =>
  Object.fromEntries(Object.entries(after).filter(([name, text]) => text.trim() !== before[name]))
