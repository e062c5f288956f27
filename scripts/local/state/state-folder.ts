import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ExpectedProblem } from './expected-problem.ts'
import { isRunning } from './process-state.ts'

/** The addresses of a running local cloud, for other commands (seeding, operator commands). */
export interface Runtime {
  readonly url: string
  readonly dynamoEndpoint: string
  readonly s3Endpoint: string
  readonly sqsEndpoint: string
  readonly tableName: string
  readonly mediaBucket: string
}

/** Raise it when stored items or objects change so that the functions cannot read older ones. */
const FORMAT = '2'

/** The folder with the state of one local cloud; two never share it. */
export class StateFolder {
  readonly path: string
  readonly #lock: string

  constructor(path: string) {
    this.path = resolve(path)
    this.#lock = this.file('local-cloud.pid')
    try {
      mkdirSync(this.path, { recursive: true })
    } catch {
      throw new ExpectedProblem(`The state folder ${this.path} cannot be created.`)
    }
    this.#assertFormat()
    this.#takeLock()
    writeFileSync(this.file('format'), FORMAT)
  }

  file(name: string): string {
    return join(this.path, name)
  }

  writeRuntime(runtime: Runtime): void {
    writeFileSync(this.file('runtime.json'), `${JSON.stringify(runtime, null, 2)}\n`)
  }

  release(): void {
    rmSync(this.file('runtime.json'), { force: true })
    rmSync(this.#lock, { force: true })
  }

  #assertFormat() {
    const file = this.file('format')
    const isOutdated = existsSync(file)
      ? readFileSync(file, 'utf8') !== FORMAT
      : existsSync(this.file('dynamodb.sqlite'))
    if (isOutdated)
      throw new ExpectedProblem(
        `The state in ${this.path} was written by another version of the product, which stored it differently. ` +
          `Delete the folder to begin anew, or set LOCAL_DIR to another one.`,
      )
  }

  #takeLock() {
    const holder = existsSync(this.#lock) ? Number(readFileSync(this.#lock, 'utf8')) : undefined
    if (holder !== undefined && holder !== process.pid && isRunning(holder))
      throw new ExpectedProblem(
        `Another local cloud (process ${String(holder)}) uses ${this.path}. ` +
          `Stop it, or set LOCAL_DIR to another folder for this one. (If it is something else, delete ${this.#lock}.)`,
      )
    rmSync(this.#lock, { force: true })
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: 'wx' })
    } catch {
      throw new ExpectedProblem(`The state folder ${this.path} cannot be locked. Try again.`)
    }
  }
}
