import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { isAccepted } from '../accepted.ts'

const LegalDialog = lazyPart(
  async () => (await import('./legal-dialog.tsx')).LegalDialog,
  DialogFailure,
)

interface LegalGateProps {
  memberId: string
  onLogout: () => void
}

/** Asks for consent to terms and privacy text when this browser does not remember the member's consent. */
export const LegalGate = ({ memberId, onLogout }: LegalGateProps) => {
  const [accepted, setAccepted] = useState(() => isAccepted(memberId))
  if (accepted) return null
  return (
    <Suspense fallback={null}>
      <LegalDialog memberId={memberId} onAccepted={() => setAccepted(true)} onLogout={onLogout} />
    </Suspense>
  )
}
