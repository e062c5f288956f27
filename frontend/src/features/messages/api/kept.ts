import { draftKey } from '#spa/platform/unsent.ts'
import { attempt } from '#spa/platform/storage.ts'
import type { Attachment, Outbox } from '../model/outbox.ts'

/** What a member wrote and did not send, in this tab. */
interface Kept {
  readonly outbox: Outbox
  /** Texts by the other member's id. */
  readonly drafts: Readonly<Partial<Record<string, string>>>
}

const NOTHING: Kept = { outbox: [], drafts: {} }

export const readKept = (memberId: string): Kept =>
  attempt(() => {
    const stored = sessionStorage.getItem(draftKey('messages', memberId))
    return stored === null ? NOTHING : { ...NOTHING, ...(JSON.parse(stored) as Partial<Kept>) }
  }, NOTHING)

export const keep = (memberId: string, change: Partial<Kept>): void => {
  attempt(() => {
    const kept = { ...readKept(memberId), ...change }
    sessionStorage.setItem(draftKey('messages', memberId), JSON.stringify(kept))
  }, undefined)
}

export const keepDraft = (memberId: string, otherId: string, text: string): void => {
  const { [otherId]: _, ...drafts } = readKept(memberId).drafts
  keep(memberId, { drafts: text === '' ? drafts : { ...drafts, [otherId]: text } })
}

export const keptDraft = (memberId: string, otherId: string): string =>
  readKept(memberId).drafts[otherId] ?? ''

/** What is attached to the draft of each chat. In memory, as the files are: a reload loses both. */
const attached = new Map<string, Attachment>()

export const keepAttachment = (
  memberId: string,
  otherId: string,
  attachment: Attachment | undefined,
): void => {
  const key = `${memberId}/${otherId}`
  if (attachment) attached.set(key, attachment)
  else attached.delete(key)
}

export const keptAttachment = (memberId: string, otherId: string): Attachment | undefined =>
  attached.get(`${memberId}/${otherId}`)
