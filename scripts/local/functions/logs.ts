import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { FunctionFailure } from './failure.ts'
import { logFile } from './log-file.ts'

/** One log file per function; failures are also named on the console. */
export class FunctionLogs {
  readonly #directory: string
  readonly #say: (line: string) => void
  readonly #streams = new Map<string, Writable>()

  constructor(directory: string, say: (line: string) => void) {
    mkdirSync(directory, { recursive: true })
    this.#directory = directory
    this.#say = say
  }

  of(functionName: string): Writable {
    const known = this.#streams.get(functionName)
    if (known) return known
    const stream = logFile(this.#file(functionName))
    this.#streams.set(functionName, stream)
    return stream
  }

  summarise = (functionName: string, requestId: string, failure: FunctionFailure): void => {
    this.#say(
      `${functionName} failed (${failure.reason}): ${failure.message} [${requestId}, see ${this.#file(functionName)}]`,
    )
  }

  #file(functionName: string) {
    return join(this.#directory, `${functionName}.log`)
  }
}
