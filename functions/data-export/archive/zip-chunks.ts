import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Photos, videos and sound are compressed already. */
  readonly compress: boolean
}

const NOTHING = new Uint8Array()

/** The bytes of a ZIP with these entries, one after the other. Holds no more than a chunk of an entry. */
export async function* zipChunks(
  entries: AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const taken = (): readonly Uint8Array[] => {
    const chunks = ready
    ready = []
    return chunks
  }
  for await (const { name, content, compress } of entries) {
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name)
    file.mtime = changedAt
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* taken()
    }
    file.push(NOTHING, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
