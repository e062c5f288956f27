import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the packages: whoever throws away the local state does not wait for the pictures again. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/hoellenlaerm/demo-media')

/** Raise it when the same drawing shall come out differently. */
const ENCODING = '2'

const read = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

/** Renamed into place, because another process may read at the same time. */
const write = async (file: string, bytes: Buffer): Promise<void> => {
  const unfinished = `${file}.${String(process.pid)}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** What `make` makes of `source`, once per machine; one file for each of the parts. */
export const cached = async <Part extends string>(
  source: string,
  parts: readonly Part[],
  make: () => Promise<Record<Part, Buffer>>,
): Promise<Record<Part, Buffer>> => {
  const name = createHash('sha256').update(ENCODING).update(source).digest('hex').slice(0, 24)
  const fileOf = (part: Part): string => join(FOLDER, `${name}.${part}`)
  const found = await Promise.all(
    parts.map(async (part) => [part, await read(fileOf(part))] as const),
  )
  if (found.every(([, bytes]) => bytes)) return Object.fromEntries(found) as Record<Part, Buffer>
  const made = await make()
  // Where nothing can be kept (packages are read-only), the next time only takes longer.
  await mkdir(FOLDER, { recursive: true })
    .then(() => Promise.all(parts.map((part) => write(fileOf(part), made[part]))))
    .catch(() => undefined)
  return made
}
