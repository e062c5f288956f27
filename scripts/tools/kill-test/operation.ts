import type { Request } from './client.ts'

/** What a writer asks for. Sent twice, each has the effect of once. */
export type Operation =
  | { readonly kind: 'post'; readonly key: string }
  | { readonly kind: 'deletePost'; readonly postId: string }
  | { readonly kind: 'comment'; readonly postId: string; readonly key: string }
  | { readonly kind: 'like'; readonly postId: string; readonly liked: boolean }
  | {
      readonly kind: 'message'
      readonly memberId: string
      readonly key: string
      /** The newest message that the writer sent. */
      readonly after: string | undefined
    }
  | { readonly kind: 'follow'; readonly memberId: string; readonly wanted: boolean }

const posts = '/api/community/posts'

export const buildRequest = (operation: Operation): Request => {
  switch (operation.kind) {
    case 'post':
      return { method: 'POST', path: posts, content: { content: 'Laut.' }, key: operation.key }
    case 'deletePost':
      return { method: 'DELETE', path: `${posts}/${operation.postId}` }
    case 'comment':
      return {
        method: 'POST',
        path: `${posts}/${operation.postId}/comments`,
        content: { content: 'Mehr davon.' },
        key: operation.key,
      }
    case 'like':
      return {
        method: 'POST',
        path: `${posts}/${operation.postId}/like`,
        content: { liked: operation.liked },
      }
    case 'message':
      return {
        method: 'POST',
        path: '/api/messages',
        content: {
          recipientId: operation.memberId,
          content: 'Hörst du das?',
          after: operation.after,
        },
        key: operation.key,
      }
    case 'follow':
      return {
        method: operation.wanted ? 'POST' : 'DELETE',
        path: `/api/users/${operation.memberId}/follow`,
      }
  }
}

/** A deletion that is sent again finds the post gone, which is what it asked for. */
export const isAcknowledged = (operation: Operation, status: number): boolean =>
  status === 200 || status === 201 || (operation.kind === 'deletePost' && status === 404)

/** What one writer achieved, as the server acknowledged it. */
export class Achievements {
  readonly posts = new Set<string>()
  readonly deletedPosts = new Set<string>()
  /** Ids of comments by post. */
  readonly comments = new Map<string, Set<string>>()
  readonly likes = new Set<string>()
  readonly follows = new Set<string>()
  /** Ids in the order of their acknowledgement. */
  readonly messages: string[] = []

  record(operation: Operation, id: string): void {
    switch (operation.kind) {
      case 'post':
        this.posts.add(id)
        return
      case 'deletePost':
        this.posts.delete(operation.postId)
        this.deletedPosts.add(operation.postId)
        return
      case 'comment':
        this.comments.set(operation.postId, this.commentsOn(operation.postId).add(id))
        return
      case 'like':
        change(this.likes, operation.postId, operation.liked)
        return
      case 'message':
        this.messages.push(id)
        return
      case 'follow':
        change(this.follows, operation.memberId, operation.wanted)
    }
  }

  commentIds(): Set<string> {
    return new Set([...this.comments.values()].flatMap((ids) => [...ids]))
  }

  commentsOn(postId: string): Set<string> {
    return this.comments.get(postId) ?? new Set()
  }
}

const change = (set: Set<string>, item: string, wanted: boolean): void => {
  if (wanted) set.add(item)
  else set.delete(item)
}
