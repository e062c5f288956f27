import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'

/** Texts by field, and the version that the author sees. */
export interface EditDraft {
  readonly version: number
  readonly texts: Readonly<Record<string, string>>
}

export const draftOfPost = ({ version, title, content, linkUrl, mediaAlt }: Post): EditDraft => ({
  version,
  texts: { title: title ?? '', content, linkUrl: linkUrl ?? '', mediaAlt: mediaAlt ?? '' },
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
