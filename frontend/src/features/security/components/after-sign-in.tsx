import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { ConfirmationHost } from './confirmation-host.tsx'
import { FirstCodes } from './first-codes.tsx'
import { NewPasskeys } from './new-passkeys.tsx'

interface AfterSignInProps {
  username: string
  onDone: () => void
  /** After a recovery: the passkeys to check. */
  newPasskeys?: readonly PasskeyInfo[]
}

/** What follows a registration or a recovery, before the first screen: ten recovery codes, or the passkeys to check. */
export const AfterSignIn = ({ newPasskeys, ...account }: AfterSignInProps) => (
  <>
    {newPasskeys ? (
      <NewPasskeys passkeys={newPasskeys} onDone={account.onDone} />
    ) : (
      <FirstCodes {...account} />
    )}
    <ConfirmationHost username={account.username} />
  </>
)
