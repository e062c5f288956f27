import { Suspense, useState, type ReactNode } from 'react'
import type { User } from '#shared/api/members.ts'
import type { FollowListName } from '#shared/api/people.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'

const FollowListDialog = lazyPart(
  async () => (await import('./follow-list-dialog.tsx')).FollowListDialog,
  DialogFailure,
)

interface FollowListsProps {
  ownId: string
  /** Called after the viewer followed or unfollowed someone in a list. */
  onFollowChange: () => void
  /** Called when a name is chosen, which leads to another page. */
  onLeave?: () => void
  /** The profile; `open` shows a list of the user. */
  children: (open: (list: FollowListName, user: User) => void) => ReactNode
}

/** The lists of followers and followed members, opened from a profile. */
export const FollowLists = ({ ownId, onFollowChange, onLeave, children }: FollowListsProps) => {
  const [shown, setShown] = useState<{ list: FollowListName; user: User }>()
  const close = () => setShown(undefined)
  return (
    <>
      {children((list, user) => setShown({ list, user }))}
      {shown && (
        <Suspense fallback={null}>
          <FollowListDialog
            list={shown.list}
            member={{ ...shown.user, count: shown.user[`${shown.list}Count`] }}
            ownId={ownId}
            onFollowChange={onFollowChange}
            onLeave={() => {
              close()
              onLeave?.()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
