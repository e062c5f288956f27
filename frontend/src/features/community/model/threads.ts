import type { Comment } from '#shared/api/comments.ts'

/** A comment with its replies, oldest first. */
export interface Thread {
  readonly id: string
  /** Undefined when it is deleted, hidden, or not loaded yet. */
  readonly comment: Comment | undefined
  readonly replies: readonly Comment[]
}

/** Puts replies under their comments. Replies without one stay together at the place of the first. */
export const groupThreads = (comments: readonly Comment[]): readonly Thread[] => {
  const threads = new Map<string, { comment: Comment | undefined; replies: Comment[] }>()
  const known = new Map(comments.map((comment) => [comment.id, comment]))
  for (const comment of comments) {
    const id = comment.parentId ?? comment.id
    const thread = threads.get(id) ?? { comment: known.get(id), replies: [] }
    threads.set(id, thread)
    if (comment.parentId !== null) thread.replies.push(comment)
  }
  return [...threads].map(([id, thread]) => ({ id, ...thread }))
}
