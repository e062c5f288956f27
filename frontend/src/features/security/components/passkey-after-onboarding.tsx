import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { canStorePasskey } from '#spa/platform/passkey-support.ts'
import { passkeysOptions } from '../api/passkeys.ts'
import { ConfirmationHost } from './confirmation-host.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'

interface PasskeyAfterOnboardingProps {
  username: string
  onDone: () => void
}

/** Offers a passkey to a member who has none, where the device can keep one; otherwise it is done at once. */
export const PasskeyAfterOnboarding = ({ username, onDone }: PasskeyAfterOnboardingProps) => {
  const device = useQuery({
    queryKey: ['security', 'can-keep-passkey'],
    queryFn: canStorePasskey,
  })
  const passkeys = useQuery({ ...passkeysOptions(), enabled: device.data === true })
  const isOffered = passkeys.data?.length === 0
  const known = passkeys.data?.length ?? 0
  const isNeedless = device.data === false || passkeys.isError || known > 0
  const leave = useEffectEvent(onDone)
  useEffect(() => {
    if (isNeedless) leave()
  }, [isNeedless])
  if (!isOffered) return null
  return (
    <>
      <PasskeyOffer onAnswered={onDone} />
      <ConfirmationHost username={username} />
    </>
  )
}
