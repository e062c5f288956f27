import { randomBytes } from 'node:crypto'
import { putNew, type Key, type Write } from '#platform/table/index.ts'

export interface DecoySecretItem {
  readonly PK: 'SECRETS'
  readonly SK: 'PASSKEY_DECOYS'
  readonly secret: string
}

export const decoySecretKey: Key<DecoySecretItem> = { PK: 'SECRETS', SK: 'PASSKEY_DECOYS' }

/** Fails when a secret exists. */
export const putDecoySecret = (): Write<DecoySecretItem> =>
  putNew<DecoySecretItem>({
    PK: 'SECRETS',
    SK: 'PASSKEY_DECOYS',
    secret: randomBytes(32).toString('base64url'),
  })
