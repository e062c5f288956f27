import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ExpectedProblem } from './expected-problem.ts'
import { assertRoom } from './disk.ts'
import { makeFolder } from './make-folder.ts'
import { isRunning } from '../../process-state.ts'
import { replaceFile } from './state-file.ts'

/** The addresses of a running local cloud, for other commands (seeding, operator commands). */
export interface Runtime {
  readonly url: string
  readonly dynamoEndpoint: string
  readonly s3Endpoint: string
  readonly sqsEndpoint: string
  readonly tableName: string
  readonly mediaBucket: string
  /** Local services in place of others, by the origins that they replace. */
  readonly standIns: Readonly<Record<string, string>>
}

/** Raise it when stored items or objects change so that the functions cannot read older ones. */
const FORMAT = '3'

/** Creates the folder. @throws ExpectedProblem when it cannot hold the state, or another local cloud uses it */
export const assertFolderIsFree = (folder: string): void => {
  const path = resolve(folder)
  makeFolder(path)
  assertRoom(path)
  assertFormat(path)
  assertNoHolder(path, lockIn(path))
}

const lockIn = (path: string): string => join(path, 'local-cloud.pid')

const assertFormat = (path: string): void => {
  const file = join(path, 'format')
  const isOutdated = existsSync(file)
    ? readFileSync(file, 'utf8') !== FORMAT
    : existsSync(join(path, 'dynamodb.sqlite'))
  if (isOutdated)
    throw new ExpectedProblem(
      `The state in ${path} was written by another version of the product, which stored it differently. ` +
        `Delete the folder to begin anew, or set LOCAL_DIR to another one.`,
    )
}

const assertNoHolder = (path: string, lock: string): void => {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) || undefined : undefined
  if (holder !== undefined && holder !== process.pid && isRunning(holder))
    throw new ExpectedProblem(
      `Another local cloud (process ${String(holder)}) uses ${path}. ` +
        `Stop it, or set LOCAL_DIR to another folder for this one. (If it is something else, delete ${lock}.)`,
    )
}

/** The folder with the state of one local cloud; two never share it. */
export class StateFolder {
  readonly path: string
  readonly #lock: string

  constructor(folder: string) {
    assertFolderIsFree(folder)
    this.path = resolve(folder)
    this.#lock = lockIn(this.path)
    this.#takeLock()
    if (!existsSync(this.file('format'))) replaceFile(this.file('format'), FORMAT)
  }

  file(name: string): string {
    return join(this.path, name)
  }

  writeRuntime(runtime: Runtime): void {
    replaceFile(this.file('runtime.json'), `${JSON.stringify(runtime, null, 2)}\n`)
  }

  release = (): void => {
    process.off('exit', this.release)
    rmSync(this.file('runtime.json'), { force: true })
    rmSync(this.#lock, { force: true })
  }

  #takeLock() {
    rmSync(this.#lock, { force: true })
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: 'wx' })
      process.once('exit', this.release)
    } catch {
      throw new ExpectedProblem(`The state folder ${this.path} cannot be locked. Try again.`)
    }
  }
}
