import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canStorePasskey } from '#spa/platform/passkey-support.ts'
import { FirstCodes } from './first-codes.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

interface AfterRegistrationProps {
  username: string
  onDone: () => void
}

/** Sets up a new account: a passkey where the device supports one, then ten recovery codes. */
export const AfterRegistration = ({ username, onDone }: AfterRegistrationProps) => {
  const [isAnswered, setAnswered] = useState(false)
  const { data: canKeep } = useQuery({
    queryKey: ['security', 'can-keep-passkey'],
    queryFn: canStorePasskey,
  })
  if (canKeep === undefined) return null
  if (canKeep && !isAnswered) {
    return (
      <PasskeyOffer
        onAnswered={() => {
          setAnswered(true)
        }}
      />
    )
  }
  return <FirstCodes username={username} onDone={onDone} />
}
