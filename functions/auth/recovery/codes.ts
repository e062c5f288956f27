import { createHash, randomBytes } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARS = 16

/** 80 random bits, in four groups that are easy to copy by hand. */
const newCode = (): string => {
  const text = [...randomBytes(CHARS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

export const newCodes = (): string[] => Array.from({ length: LIMITS.recoveryCodes }, newCode)

/** Ignores case and dashes, and reads letters that look like digits as those digits. */
const normalised = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** A fast hash is enough, because a code has 80 random bits. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256').update(normalised(typed)).digest('base64url')
