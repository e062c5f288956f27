import { createHash } from 'node:crypto'
import { excerpt } from '#platform/content/excerpt.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import {
  expression,
  onConditionFailed,
  putNew,
  unlessConditionFailed,
  update,
  write,
} from '#platform/table/index.ts'
import { evidenceKey, type EvidenceItem, type Target } from '../../cases/items/index.ts'

/** An object as the reporter sees it. */
export type Frozen = Omit<EvidenceItem, 'PK' | 'SK' | 'at' | keyof Target>

/**
 * The id of an object is that of its kind; guests have an empty `viewerId` and see what every member sees. `seen` is
 * the version of a post or comment that the reporter saw.
 */
export type FindEvidence = (viewerId: string, targetId: string, seen?: number) => Promise<Frozen>

const HASH_LENGTH = 22
const TITLE_LENGTH = 80

/** Names the version of the object: what surrounds it changes without it. */
const hashOf = (target: Target, { title, text, media, contentHash }: Frozen): string =>
  createHash('sha256')
    .update(JSON.stringify([target.kind, target.targetId, title, text, media, contentHash]))
    .digest('base64url')
    .slice(0, HASH_LENGTH)

export const evidenceItem = (target: Target, frozen: Frozen): EvidenceItem => ({
  ...evidenceKey(target, hashOf(target, frozen)),
  ...target,
  at: isoNow(),
  ...frozen,
})

const keepLonger = (evidence: EvidenceItem): Promise<unknown> =>
  unlessConditionFailed(
    write(
      update(evidenceKey(evidence, evidence.SK), {
        remove: ['expiresAt'],
        condition: expression`attribute_exists(expiresAt)`,
      }),
    ),
  )

/** Reports of one version share it; a decided case that let it expire does not take it from the next one. */
export const keepEvidence = async (evidence: EvidenceItem): Promise<void> => {
  await onConditionFailed(write(putNew(evidence)), () => keepLonger(evidence))
}

/** The object in a few words. */
export const shortTitle = ({ title = '', text }: Pick<Frozen, 'title' | 'text'>): string =>
  excerpt(title === '' ? text : title, TITLE_LENGTH)

/** What is written on an object, a paragraph each. */
export const joinLines = (...lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n\n')

export const pickMedia = (
  ...paths: readonly (string | null | undefined)[]
): Pick<Frozen, 'media'> => {
  const media = paths.filter((path) => path !== undefined && path !== null)
  return media.length > 0 ? { media } : {}
}
