import { now } from '#platform/runtime/clock.ts'
import { openFile, type OpenFile } from '../../uploads/files/index.ts'
import { keptKeyOf } from '../../uploads/index.ts'
import type { DataExportItem, PackingPosition } from '../items/export.items.ts'
import { schemaFile } from '../archive/schema.ts'
import type { ZipEntry } from '../archive/zip-chunks.ts'
import { dataFile, indexPage, pageFile, sectionPage } from '../reader/pages.ts'
import { SECTIONS } from '../sections/index.ts'
import type { OwnMedia } from '../model/section.ts'
import { readPage, type Chunk } from './page-object.ts'

/** No entry begins after this, because the function ends after 60 seconds. */
const MAX_MS = 25_000

/** Media whose download has begun; each waits at its first bytes. */
const AHEAD = 4

const encoder = new TextEncoder()

const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  content: [encoder.encode(text)],
  compress: true,
})

/** Keys of our bucket are no data of the member. */
const withoutKey = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('file' in value)) return value
  const { file, mime } = value as OwnMedia
  return { file, mime }
}

const dataText = (chunk: Chunk): string => `${JSON.stringify(chunk, withoutKey, 1)}\n`

const textsOf = (item: DataExportItem, { section: id, part, entries }: Chunk): ZipEntry[] => {
  const section = SECTIONS.find((each) => each.id === id)
  if (!section) throw new Error(`There is no section ${id} any more`)
  const of = item.parts[id] ?? 1
  return [
    textEntry(dataFile(id, part), dataText({ section: id, part, entries })),
    textEntry(pageFile(id, part), sectionPage(section, { part, of, entries })),
  ]
}

/** Where a measure keeps a medium, the member still gets it. It may move in the same seconds, there or back. */
const openOwn = async (key: string): Promise<OpenFile | undefined> => {
  const kept = keptKeyOf(`/${key}`)
  return (
    (await openFile(key)) ??
    (kept === null ? undefined : ((await openFile(kept)) ?? (await openFile(key))))
  )
}

/** Opens the media in order, some of them ahead, because small ones mostly wait for S3. */
class OpenMedia {
  private readonly media: readonly OwnMedia[]
  private readonly opened = new Map<number, Promise<OpenFile | undefined>>()

  constructor(media: readonly OwnMedia[]) {
    this.media = media
  }

  at(index: number): Promise<OpenFile | undefined> {
    for (let ahead = index; ahead < Math.min(index + AHEAD, this.media.length); ahead++)
      if (!this.opened.has(ahead)) this.opened.set(ahead, this.open(ahead))
    const file = this.opened.get(index) ?? Promise.resolve(undefined)
    this.opened.set(index, Promise.resolve(undefined))
    return file
  }

  /** Ends the downloads that were begun for nothing. */
  async close(): Promise<void> {
    for (const file of this.opened.values()) (await file.catch(() => undefined))?.content.destroy()
  }

  private open(index: number): Promise<OpenFile | undefined> {
    const file = openOwn(this.media[index]?.key ?? '')
    // A failure is thrown where the file is used.
    file.catch(() => undefined)
    return file
  }
}

/** The entries of one archive, and the position after them. */
export class ArchiveEntries {
  position: PackingPosition
  private readonly item: DataExportItem
  private readonly fullBytes: number
  private readonly until = now() + MAX_MS

  constructor(item: DataExportItem, fullBytes: number) {
    this.item = item
    this.fullBytes = fullBytes
    this.position = item.packing
  }

  /** @param written the bytes of the archive so far */
  async *read(written: () => number): AsyncGenerator<ZipEntry> {
    const isFull = () => written() >= this.fullBytes || now() >= this.until
    if (this.item.archives.length === 0) yield* this.front()
    while (this.position.page < this.item.pages && !isFull()) yield* this.page(isFull)
  }

  private *front(): Generator<ZipEntry> {
    yield textEntry('index.html', indexPage(this.item, SECTIONS))
    yield textEntry('daten/schema.json', schemaFile(SECTIONS))
  }

  private async *page(isFull: () => boolean): AsyncGenerator<ZipEntry> {
    const { page } = this.position
    const { chunks, media } = await readPage(this.item, page)
    if (this.position.packed === 0) {
      for (const chunk of chunks) yield* textsOf(this.item, chunk)
      this.position = { page, packed: 1 }
    }
    yield* this.media(media, isFull)
    if (this.position.packed > media.length) this.position = { page: page + 1, packed: 0 }
  }

  private async *media(
    media: readonly OwnMedia[],
    isFull: () => boolean,
  ): AsyncGenerator<ZipEntry> {
    const open = new OpenMedia(media)
    try {
      while (this.position.packed <= media.length && !isFull()) {
        const index = this.position.packed - 1
        const file = await open.at(index)
        // Deleted since its entry was read.
        if (file) yield { name: media[index]?.file ?? '', content: file.content, compress: false }
        this.position = { ...this.position, packed: this.position.packed + 1 }
      }
    } finally {
      await open.close()
    }
  }
}
