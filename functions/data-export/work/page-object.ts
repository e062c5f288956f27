import { readJson, writeJson } from '../../uploads/files/index.ts'
import { pageKey } from '../items/export-objects.ts'
import type { DataExportItem } from '../items/export.items.ts'
import type { Entry, OwnMedia } from '../model/section.ts'

/** Entries of one section, and which part of it they are, from 1. */
export interface Chunk {
  readonly section: string
  readonly part: number
  readonly entries: readonly Entry[]
}

/** What one step of reading found. */
export interface PageObject {
  readonly chunks: readonly Chunk[]
  readonly media: readonly OwnMedia[]
}

export const writePage = (item: DataExportItem, page: PageObject): Promise<void> =>
  writeJson(pageKey(item, item.pages), page)

export const readPage = async (item: DataExportItem, page: number): Promise<PageObject> =>
  (await readJson(pageKey(item, page))) as PageObject
