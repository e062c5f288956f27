import { now } from '#platform/runtime/clock.ts'
import type { DataExportItem, ReadingPosition } from '../items/export.items.ts'
import { SECTIONS } from '../sections/index.ts'
import type { Entry, OwnMedia, Section } from '../model/section.ts'
import { writePage, type Chunk } from './page-object.ts'

/** What a step reads at most: entries are in memory twice, and a function ends after 60 seconds. */
const MAX_ENTRIES = 1000
const MAX_MS = 15_000

export type StepResult = Partial<
  Pick<
    DataExportItem,
    | 'reading'
    | 'packing'
    | 'pages'
    | 'entries'
    | 'counts'
    | 'parts'
    | 'archives'
    | 'state'
    | 'failure'
    | 'readyAt'
    | 'availableUntil'
    | 'expiresAt'
  >
>

const isMedia = (value: unknown): value is readonly OwnMedia[] =>
  Array.isArray(value) && value.some((each) => typeof each === 'object')

const mediaOf = (entries: readonly Entry[]): OwnMedia[] =>
  entries.flatMap((entry) => Object.values(entry).filter(isMedia).flat())

interface Reading {
  readonly entries: Entry[]
  readonly next: string | undefined
}

/** As many pages of one section as fit. */
const readSection = async (
  section: Section,
  memberId: string,
  { cursor, room, until }: { cursor: string | undefined; room: number; until: number },
): Promise<Reading> => {
  const entries: Entry[] = []
  let next = cursor
  do {
    const page = await section.read(memberId, next)
    entries.push(...page.entries)
    next = page.next
  } while (next !== undefined && entries.length < room && now() < until)
  return { entries, next }
}

const indexOf = (sectionId: string): number => {
  const index = SECTIONS.findIndex(({ id }) => id === sectionId)
  if (index < 0) throw new Error(`There is no section ${sectionId} any more`)
  return index
}

/** What one step has read so far. */
class Page {
  readonly chunks: Chunk[] = []
  readonly counts: Record<string, number>
  readonly parts: Record<string, number>
  entries = 0

  constructor({ counts, parts }: DataExportItem) {
    this.counts = { ...counts }
    this.parts = { ...parts }
  }

  get room(): number {
    return MAX_ENTRIES - this.entries
  }

  add(section: string, entries: readonly Entry[]): void {
    if (entries.length === 0) return
    const part = (this.parts[section] ?? 0) + 1
    this.parts[section] = part
    this.counts[section] = (this.counts[section] ?? 0) + entries.length
    this.entries += entries.length
    this.chunks.push({ section, part, entries })
  }
}

/** Fills the page from this position on, and returns the position after it; undefined when everything is read. */
const fill = async (
  page: Page,
  memberId: string,
  { section: first, cursor: start }: ReadingPosition,
): Promise<ReadingPosition | undefined> => {
  const until = now() + MAX_MS
  let cursor = start
  for (const section of SECTIONS.slice(indexOf(first))) {
    if (page.room <= 0 || now() >= until) return { section: section.id, cursor }
    const { entries, next } = await readSection(section, memberId, {
      cursor,
      room: page.room,
      until,
    })
    page.add(section.id, entries)
    if (next !== undefined) return { section: section.id, cursor: next }
    cursor = undefined
  }
  return undefined
}

/** Reads the next entries of the member and stores them as a page object. */
export const readStep = async (
  item: DataExportItem,
  position: ReadingPosition,
): Promise<StepResult> => {
  const page = new Page(item)
  const reading = await fill(page, item.memberId, position)
  const { chunks, counts, parts, entries } = page
  const hasEntries = chunks.length > 0
  if (hasEntries)
    await writePage(item, { chunks, media: chunks.flatMap((chunk) => mediaOf(chunk.entries)) })
  return {
    reading,
    counts,
    parts,
    pages: item.pages + (hasEntries ? 1 : 0),
    entries: item.entries + entries,
  }
}
