import { lazy, Suspense, useState } from 'react'
import { isAccepted } from '../accepted.ts'

const LegalDialog = lazy(async () => ({
  default: (await import('./legal-dialog.tsx')).LegalDialog,
}))

interface LegalGateProps {
  onLogout: () => void
}

/** Asks for consent to terms and privacy text where this browser has not seen it yet. */
export const LegalGate = ({ onLogout }: LegalGateProps) => {
  const [accepted, setAccepted] = useState(isAccepted)
  if (accepted) return null
  return (
    <Suspense fallback={null}>
      <LegalDialog
        onAccepted={() => {
          setAccepted(true)
        }}
        onLogout={onLogout}
      />
    </Suspense>
  )
}
