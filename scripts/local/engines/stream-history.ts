import { DatabaseSync } from 'node:sqlite'

const TRIM_ROWS = 2000

/** Keeps the engine's stream table fast: see docs/decisions/0003-dynoxide-stream-index.md. */
export class StreamHistory {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 5000 })
    this.#database.exec(
      `CREATE INDEX IF NOT EXISTS stream_position
       ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`,
    )
  }

  /** Removes records before `position`. Keeps that one, because the engine numbers on from the highest record. */
  trim(tableName: string, position: string): void {
    this.#database
      .prepare(
        `DELETE FROM _stream_records WHERE id IN (
           SELECT id FROM _stream_records
           WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < ? LIMIT ${String(TRIM_ROWS)})`,
      )
      .run(tableName, Number(position))
  }

  close(): void {
    this.#database.close()
  }
}
