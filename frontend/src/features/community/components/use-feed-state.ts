import { useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { FeedContextValue } from './feed-context.ts'

/** What a list of posts remembers while its cards come and go. */
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
