import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { subscribeToProfileRequests } from '#spa/platform/profile-request.ts'

const MemberModal = lazy(async () => ({
  default: (await import('./member-modal.tsx')).MemberModal,
}))

/** Opens the profile that any part of the screen requests; never the member's own (docs/product/screens.md#profile-modal). */
export const MemberModalHost = ({ ownId }: { ownId: string }) => {
  const [memberId, setMemberId] = useState<string>()
  const open = useEffectEvent((asked: string) => {
    if (asked !== ownId) setMemberId(asked)
  })
  useEffect(
    () =>
      subscribeToProfileRequests((asked) => {
        open(asked)
      }),
    [],
  )
  if (memberId === undefined) return null
  return (
    <Suspense fallback={null}>
      <MemberModal
        key={memberId}
        memberId={memberId}
        onClose={() => {
          setMemberId(undefined)
        }}
      />
    </Suspense>
  )
}
