import { createContext, use } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { CurrentUser } from '#shared/api/members.ts'
import type { EditDraft } from '../model/edit.ts'

/** State that outlives a card, because the virtual list unmounts cards outside the window. */
export interface FeedContextValue {
  readonly me: CurrentUser
  readonly openComments: ReadonlySet<string>
  readonly setCommentsOpen: (postId: string, isOpen: boolean) => void
  /** Unsent comments by post. */
  readonly drafts: Map<string, string>
  /** The comments that unsent comments answer, by post. */
  readonly answered: Map<string, Comment>
  /** Ids of the posts and comments that are being edited. */
  readonly editing: ReadonlySet<string>
  readonly setEditing: (id: string, isEditing: boolean) => void
  /** Unsaved edits by post or comment. */
  readonly edits: Map<string, EditDraft>
}

const FeedContext = createContext<FeedContextValue | null>(null)

export const FeedProvider = FeedContext.Provider

export const useFeedContext = (): FeedContextValue => {
  const value = use(FeedContext)
  if (!value) throw new Error('This component belongs inside the feed')
  return value
}
