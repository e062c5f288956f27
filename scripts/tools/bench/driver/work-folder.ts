import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** A temporary folder of this process, removed at its end. */
export const workFolder = (): string => {
  if (folder !== undefined) return folder
  const made = mkdtempSync(join(tmpdir(), 'hoellenlaerm-bench-'))
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true })
  })
  folder = made
  return made
}
