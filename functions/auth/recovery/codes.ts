import { createHash, randomBytes } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARS = 16

/** 80 random bits in four groups: nobody guesses them, and a pen can copy them. */
const newCode = (): string => {
  const text = [...randomBytes(CHARS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

export const newCodes = (): string[] => Array.from({ length: LIMITS.recoveryCodes }, newCode)

/** As it was meant: with or without dashes, in any case, and with the letters that look like digits. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Random enough that a fast hash is no help to whoever reads the table. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256').update(plain(typed)).digest('base64url')
