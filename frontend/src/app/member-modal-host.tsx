import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ProfilePreview } from '../features/profile/components/profile-preview.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { PartFailureNote } from '#spa/platform/part-failure.tsx'
import {
  subscribeToProfileRequests,
  type KnownMember,
} from '#spa/entities/member/profile-request.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

const MemberModal = lazyPart(
  async () => (await import('./member-modal.tsx')).MemberModal,
  PartFailureNote,
)

/**
 * Opens the profile that any part of the screen requests; never the member's own
 * (docs/product/screens.md#profile-modal). It opens at once with what is known of the member.
 */
export const MemberModalHost = ({ ownId }: { ownId: string }) => {
  const [known, setKnown] = useState<KnownMember>()
  const open = useEffectEvent((asked: KnownMember) => {
    if (asked.id !== ownId) setKnown(asked)
  })
  useEffect(() => subscribeToProfileRequests((asked) => open(asked)), [])
  if (known === undefined) return null
  const close = () => setKnown(undefined)
  return (
    <Dialog key={known.id} title={nameOrUnknown(known.displayName)} onClose={close}>
      <Suspense fallback={<ProfilePreview known={known} />}>
        <MemberModal known={known} ownId={ownId} onClose={close} />
      </Suspense>
    </Dialog>
  )
}
