import type { ImportedRow } from '#shared/api/concert-import.ts'

const KEY_LENGTH = 40

/**
 * The Idempotency-Key of rows follows from their content and the import, so a file that is sent again after a reload continues where
 * it stopped.
 */
export const keyOf = async (rows: readonly ImportedRow[], importId = ''): Promise<string> => {
  const bytes = new TextEncoder().encode(importId + JSON.stringify(rows))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, KEY_LENGTH)
}
