import type { Evidence } from '#shared/api/cases.ts'
import type { EvidenceItem } from '../items/index.ts'
import { mediaOf } from '../media/index.ts'

/** In a file of its own: signing addresses needs the client of S3, and one call alone shows evidence. */
export const presentEvidence = async (item: EvidenceItem): Promise<Evidence> => ({
  at: item.at,
  title: item.title ?? null,
  text: item.text,
  media: await mediaOf(item),
  path: item.path,
  before: [...(item.before ?? [])],
  after: [...(item.after ?? [])],
})
