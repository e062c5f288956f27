import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LENGTH = 4

/**
 * Names a class of a CSS module in the build: four characters, because every name is sent in the stylesheet and in
 * the script. They depend only on file and class, so that a change elsewhere does not rename them.
 */
export const shortName = (className: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const digest = createHash('sha256').update(`${path}:${className}`).digest('hex')
  const name = BigInt(`0x${digest}`).toString(36).slice(-LENGTH)
  // A class name must not begin with a digit.
  return name.replace(/^\d/, (digit) => 'abcdefghij'.charAt(Number(digit)))
}
