import { useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { FeedContextValue } from './feed-context.ts'

const withId = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...ids, id] : [...ids].filter((other) => other !== id))

type Kept = Pick<FeedContextValue, 'drafts' | 'answered' | 'edits'>

/** The state of a list of posts that outlives its cards. */
export const useFeedState = (me: CurrentUser): FeedContextValue => {
  const [openComments, setOpenComments] = useState<ReadonlySet<string>>(new Set())
  const [editing, setAllEditing] = useState<ReadonlySet<string>>(new Set())
  const [kept] = useState<Kept>(() => ({
    drafts: new Map(),
    answered: new Map(),
    edits: new Map(),
  }))
  return useMemo(
    () => ({
      me,
      openComments,
      setCommentsOpen: (postId, isOpen) => setOpenComments((open) => withId(open, postId, isOpen)),
      editing,
      setEditing: (id, isEditing) => setAllEditing((ids) => withId(ids, id, isEditing)),
      ...kept,
    }),
    [me, openComments, editing, kept],
  )
}
