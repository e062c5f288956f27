import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** OWASP's first recommendation for argon2id: 19 MiB, two passes (docs/product/sign-in.md#passwords). */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const toPhc = (salt: Uint8Array, hash: Uint8Array): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(hash)}`

/** Keyboards differ in whether they send an umlaut composed or decomposed. */
const normalised = (password: string): string => password.normalize('NFKC')

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES)
  const parameters = { message: normalised(password), nonce, tagLength: HASH_BYTES, ...COST }
  return toPhc(nonce, await derive('argon2id', parameters))
}

/** Matches no password, but costs as much to compare as a real hash. */
export const NO_PASSWORD = toPhc(new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES))

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Uses the cost parameters stored in the hash, so that new hashes can cost more. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored) ?? []
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: normalised(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}
