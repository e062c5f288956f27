import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { canStorePasskey } from '#spa/platform/passkey-support.ts'
import { FirstCodes } from './first-codes.tsx'
import { NewPasskeys } from './new-passkeys.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { ConfirmationHost } from './confirmation-host.tsx'

interface NewAccountProps {
  username: string
  onDone: () => void
}

/** Sets up a new account: a passkey where the device supports one, then ten recovery codes. */
const NewAccount = ({ username, onDone }: NewAccountProps) => {
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

interface AfterSignInProps extends NewAccountProps {
  /** After a recovery: the passkeys to check. */
  newPasskeys?: readonly PasskeyInfo[]
}

/** What follows a registration or a recovery, before the first screen. */
export const AfterSignIn = ({ newPasskeys, ...account }: AfterSignInProps) => (
  <>
    {newPasskeys ? (
      <NewPasskeys passkeys={newPasskeys} onDone={account.onDone} />
    ) : (
      <NewAccount {...account} />
    )}
    <ConfirmationHost username={account.username} />
  </>
)
