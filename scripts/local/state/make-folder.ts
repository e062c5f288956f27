import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ExpectedProblem } from './expected-problem.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission',
  EEXIST: 'a file has this name',
  ELOOP: 'a symbolic link leads back to itself',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'the file system does not allow it',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'there is no permission',
  EROFS: 'the file system is read-only',
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return REASONS[code] ?? code
}

/** Folders from the first missing one to `path`. `recursive` of mkdir never returns below /proc. */
const missing = (path: string): readonly string[] =>
  statSync(path, { throwIfNoEntry: false }) || dirname(path) === path
    ? []
    : [...missing(dirname(path)), path]

/** Creates the folder and writes a file into it. @throws ExpectedProblem */
export const makeFolder = (path: string): void => {
  try {
    for (const folder of missing(path)) mkdirSync(folder)
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' })
    accessSync(path, constants.R_OK | constants.X_OK)
    const probe = join(path, `.${String(process.pid)}.probe`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new ExpectedProblem(
      `The state folder ${path} cannot be created or written: ${reasonOf(error)}. ` +
        'Set LOCAL_DIR to a folder that can.',
    )
  }
}
