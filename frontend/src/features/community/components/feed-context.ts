import { createContext, use } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'

/** State that outlives a card, because the virtual list unmounts cards outside the window. */
export interface FeedContextValue {
  readonly me: CurrentUser
  readonly openComments: ReadonlySet<string>
  readonly toggleComments: (postId: string) => void
  /** Unsent comments by post. */
  readonly drafts: Map<string, string>
}

const FeedContext = createContext<FeedContextValue | null>(null)

export const FeedProvider = FeedContext.Provider

export const useFeedContext = (): FeedContextValue => {
  const value = use(FeedContext)
  if (!value) throw new Error('This component belongs inside the feed')
  return value
}
