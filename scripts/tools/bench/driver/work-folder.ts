import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** A folder in the temporary folder of the run, which is removed at its end. */
export const workFolder = (): string => {
  folder ??= mkdtempSync(join(tmpdir(), 'bench-'))
  return folder
}
