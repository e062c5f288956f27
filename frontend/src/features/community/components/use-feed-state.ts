import { useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { FeedContextValue } from './feed-context.ts'

/** The state of a list of posts that outlives its cards. */
export const useFeedState = (me: CurrentUser): FeedContextValue => {
  const [openComments, setOpenComments] = useState<ReadonlySet<string>>(new Set())
  const [drafts] = useState(() => new Map<string, string>())
  return useMemo(
    () => ({
      me,
      openComments,
      toggleComments: (postId) => {
        setOpenComments((open) =>
          open.has(postId)
            ? new Set([...open].filter((id) => id !== postId))
            : new Set([...open, postId]),
        )
      },
      drafts,
    }),
    [me, openComments, drafts],
  )
}
