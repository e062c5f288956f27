import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import type { FunctionFailure } from './failure.ts'

/** One log file per function; failures are also named on the console. */
export class FunctionLogs {
  readonly #directory: string
  readonly #say: (line: string) => void
  readonly #streams = new Map<string, WriteStream>()

  constructor(directory: string, say: (line: string) => void) {
    mkdirSync(directory, { recursive: true })
    this.#directory = directory
    this.#say = say
  }

  of(functionName: string): WriteStream {
    const known = this.#streams.get(functionName)
    if (known) return known
    const stream = createWriteStream(this.#file(functionName), { flags: 'a' })
    stream.setMaxListeners(0)
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
