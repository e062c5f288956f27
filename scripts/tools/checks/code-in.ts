import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a deployed function, whatever its module format is. */
export const codeIn = (folder: string): string => {
  const file = ['index.mjs', 'index.cjs', 'index.js']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path))
  if (file === undefined) throw new Error(`${folder} contains no code.`)
  return file
}
