import { createHash } from 'node:crypto'
import type { Key, Partition } from '#platform/table/index.ts'
import type { Target } from './case.items.ts'

/** One of the messages around a reported one. */
interface ContextMessage {
  readonly id: string
  readonly senderId: string
  readonly content: string
  readonly kind: string
  readonly at: string
}

/** The object as it was when it was reported. Its files are copied. */
export interface EvidenceItem extends Target {
  readonly PK: string
  /** The beginning of the SHA-256 of what was frozen, so that reports of one version share it. */
  readonly SK: string
  readonly at: string
  readonly authorId?: string | undefined
  readonly title?: string | undefined
  readonly text: string
  /** Of the text as moderators read the content, so that they see whether it changed since. */
  readonly contentHash: string
  /** Paths of media below `media/`, or kinds where moderators get no bytes. */
  readonly media?: readonly string[] | undefined
  /** Beside each of `media`: the key of the private copy, or null where there is none. Absent until they are copied. */
  readonly copies?: readonly (string | null)[] | undefined
  /** Where it is: a path of the site. */
  readonly path: string
  readonly before?: readonly ContextMessage[] | undefined
  readonly after?: readonly ContextMessage[] | undefined
  /** Set by the decision. */
  readonly expiresAt?: number | undefined
}

const HASH_LENGTH = 22

export const hashOfContent = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)

export const evidencePartition = ({ kind, targetId }: Target): Partition<EvidenceItem> => ({
  PK: `EVIDENCE#${kind}#${targetId}`,
})

export const evidenceKey = (target: Target, hash: string): Key<EvidenceItem> => ({
  PK: evidencePartition(target).PK,
  SK: hash,
})

/** The key of the copy of a reported file: the site does not serve it, and it contains no member id. */
export const evidenceFile = (hash: string, index: number): string => `evidence/${hash}/${index}`
