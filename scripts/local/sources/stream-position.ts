import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** How far each shard was delivered; survives a kill between any two instructions. */
export class StreamPosition {
  readonly #file: string
  readonly #positions: Record<string, string>

  constructor(file: string) {
    this.#file = file
    this.#positions = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {}
  }

  get(streamArn: string, shardId: string): string | undefined {
    return this.#positions[`${streamArn} ${shardId}`]
  }

  set(streamArn: string, shardId: string, sequenceNumber: string): void {
    this.#positions[`${streamArn} ${shardId}`] = sequenceNumber
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#positions))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
