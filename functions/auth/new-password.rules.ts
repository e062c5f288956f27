import { ApiError } from '#platform/runtime/errors.ts'
import { AUTH_TEXTS } from './texts.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const PRODUCT_NAME = 'hoellenlaerm'

/** Ways to type a letter of a name, umlauts included. Usernames are ASCII. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ae: '(?:[aä4@][e3€]?)',
  oe: '(?:[oö0][e3€]?)',
  ue: '(?:[uü][e3€]?)',
  a: '[aä4@]',
  b: '[b8]',
  e: '[e3€]',
  g: '[g9]',
  i: '[i1!|l]',
  l: '[l1!|i]',
  o: '[oö0]',
  s: '[s5$]',
  t: '[t7+]',
  u: '[uü]',
  z: '[z2]',
}

const escaped = (text: string): string => text.replace(/[^a-z0-9]/g, String.raw`\$&`)

const patternOf = (name: string): RegExp =>
  new RegExp(
    name.toLowerCase().replace(/[ao]e|ue|./g, (part) => SPELLINGS[part] ?? escaped(part)),
    'g',
  )

/** A shorter name appears in a good password by chance, so it counts only when it fills the password. */
const MIN_NAME_LENGTH = 4
const MIN_OTHER_LETTERS = 4

/** Whether the password is the name with little else: repetitions, digits, punctuation. */
const consistsOf = (name: string, password: string): boolean => {
  const rest = password.replace(patternOf(name), '')
  if (rest === password) return false
  if (name.length < MIN_NAME_LENGTH) return rest === ''
  return rest.replace(/[^\p{L}]/gu, '').length < MIN_OTHER_LETTERS
}

let common: ReadonlySet<string> | undefined

const isCommon = (password: string): boolean => {
  // Built on first use, so that no cold start pays for it.
  common ??= new Set(COMMON_PASSWORDS.split(' '))
  return common.has(password) || common.has(password.replace(/[^\p{L}\p{N}]+$/u, ''))
}

const weaknessOf = (password: string, username: string): string | undefined => {
  const folded = password.normalize('NFKC').toLowerCase().trim()
  if (isCommon(folded)) return AUTH_TEXTS.commonPassword
  if (consistsOf(PRODUCT_NAME, folded)) return AUTH_TEXTS.productAsPassword
  return consistsOf(username, folded) ? AUTH_TEXTS.nameAsPassword : undefined
}

/**
 * Refuses common passwords, the username and the name of the product (docs/product/sign-in.md#passwords).
 * The answer depends on the request alone, so it says nothing about accounts.
 * @throws ApiError weak_password
 */
export const assertStrongPassword = (password: string, username: string): void => {
  const weakness = weaknessOf(password, username)
  if (weakness !== undefined) throw new ApiError('weak_password', weakness)
}
