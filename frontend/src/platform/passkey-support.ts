/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether this device can store a passkey, unlocked by fingerprint, face or PIN. */
export const canStorePasskey = async (): Promise<boolean> => {
  if (!supportsPasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/** Browsers throw the same error for a refusal, a time-out and a missing passkey. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

interface Signals {
  readonly signalUnknownCredential?: (known: {
    readonly rpId: string
    readonly credentialId: string
  }) => Promise<void>
}

/** Tells the browser that this site no longer knows a passkey, so that it offers it no more; not all browsers listen. */
export const signalRemoved = async (credentialId: string): Promise<void> => {
  if (!supportsPasskeys()) return
  const signals: Signals = PublicKeyCredential
  // A refusal changes nothing for the member: the passkey is removed here.
  await signals
    .signalUnknownCredential?.({ rpId: location.hostname, credentialId })
    .catch(() => undefined)
}

/** How long the browser waits for the member, in milliseconds. */
export const PASSKEY_TIMEOUT_MS = 60_000
