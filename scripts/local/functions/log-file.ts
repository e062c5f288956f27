import { open, type FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** A log that loses lines when they cannot be written, for example on a full disk, and then goes on. */
export const logFile = (path: string): Writable => {
  let file: FileHandle | undefined
  const append = async (chunk: Buffer) => {
    file ??= await open(path, 'a')
    await file.appendFile(chunk)
  }
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      append(chunk)
        .catch(() => undefined)
        .finally(() => done())
    },
    destroy: (error, done) => {
      void (file?.close() ?? Promise.resolve()).catch(() => undefined).finally(() => done(error))
    },
  })
  // Each isolate of a function pipes into it.
  return stream.setMaxListeners(0)
}
