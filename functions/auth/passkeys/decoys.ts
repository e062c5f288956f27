import { createHmac } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { usernameKey } from '#shared/domain/username.ts'

interface Kind {
  readonly bytes: number
  readonly transports?: readonly string[]
}

/** Credentials as common authenticators make them, the frequent ones more than once. */
const KINDS: readonly Kind[] = [
  { bytes: 20, transports: ['hybrid', 'internal'] },
  { bytes: 20, transports: ['hybrid', 'internal'] },
  { bytes: 16, transports: ['hybrid', 'internal'] },
  { bytes: 16, transports: ['hybrid', 'internal'] },
  { bytes: 32, transports: ['internal'] },
  { bytes: 32, transports: ['internal'] },
  { bytes: 32, transports: ['hybrid'] },
  { bytes: 16 },
  { bytes: 48, transports: ['nfc', 'usb'] },
  { bytes: 64, transports: ['usb'] },
]

/** Of 256: how often one passkey is followed by another. Most members have one. */
const ONE_MORE = 115

/** From one to as many as a member may have: a number that is never made up would tell a real account. */
const countIn = (bytes: Buffer): number => {
  const more = bytes.findIndex((byte) => byte >= ONE_MORE)
  return Math.min(more < 0 ? LIMITS.passkeys : more + 1, LIMITS.passkeys)
}

const pick = <T>(choices: readonly T[], byte: number | undefined): T =>
  choices[(byte ?? 0) % choices.length] as T

interface Source {
  readonly name: string
  readonly secret: string
}

/** Random bytes that are always the same for these words. */
const bytesOf = ({ name, secret }: Source, what: string): Buffer =>
  createHmac('sha512', secret).update(`${what} of ${name}`).digest()

const decoy = (source: Source, at: number) => {
  const { bytes, transports } = pick(KINDS, bytesOf(source, `kind of passkey ${String(at)}`)[0])
  const id = bytesOf(source, `id of passkey ${String(at)}`).subarray(0, bytes)
  return { id: id.toString('base64url'), ...(transports && { transports: [...transports] }) }
}

/**
 * Made-up credentials for a username without passkeys or without a member. Number and shape differ between usernames,
 * as real ones do, and are always the same for one, so that repeated requests reveal nothing.
 */
export const decoysFor = (username: string, secret: string) => {
  const source = { name: usernameKey(username), secret }
  const length = countIn(bytesOf(source, 'number of passkeys'))
  return Array.from({ length }, (_, at) => decoy(source, at))
}
