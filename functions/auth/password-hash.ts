import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** OWASP's first recommendation for argon2id: 19 MiB, two passes (docs/product/sign-in.md#passwords). */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phc = (salt: Uint8Array, hash: Uint8Array): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(salt)}$${text(hash)}`

/** The same umlaut arrives composed from one keyboard and decomposed from another. */
const normalised = (password: string): string => password.normalize('NFKC')

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES)
  const parameters = { message: normalised(password), nonce, tagLength: HASH_BYTES, ...COST }
  return phc(nonce, await derive('argon2id', parameters))
}

/** Matches no password and takes the work of one that might. */
export const NO_PASSWORD = phc(new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES))

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** With the cost that the hash itself names, so that the cost can rise for new ones. */
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
