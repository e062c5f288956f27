/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether this very device can keep one, behind a fingerprint, a face or a PIN. */
export const canKeepPasskey = async (): Promise<boolean> => {
  if (!knowsPasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/** Browsers say the same for "no", for "no time", and for "nothing here that fits". */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** How long the browser waits for the member's answer. */
export const PASSKEY_TIMEOUT_MS = 60_000
