import { readStateFile, writeStateFile } from '../state/state-file.ts'

/** The delivered position of each shard; survives a kill at any time. */
export class StreamPosition {
  readonly #file: string
  readonly #positions: Record<string, string>

  constructor(file: string) {
    this.#file = file
    this.#positions = readStateFile(file)
  }

  get(streamArn: string, shardId: string): string | undefined {
    return this.#positions[`${streamArn} ${shardId}`]
  }

  set(streamArn: string, shardId: string, sequenceNumber: string): void {
    this.#positions[`${streamArn} ${shardId}`] = sequenceNumber
    writeStateFile(this.#file, this.#positions)
  }
}
