import { messagesKeyOf } from '#spa/platform/messages-storage.ts'
import { attempt } from '#spa/platform/storage.ts'
import type { Outbox } from '../model/outbox.ts'

/** What a member wrote and did not send, in this tab. */
interface Kept {
  readonly outbox: Outbox
  /** Texts by the other member's id. */
  readonly drafts: Readonly<Partial<Record<string, string>>>
}

const NOTHING: Kept = { outbox: [], drafts: {} }

export const readKept = (memberId: string): Kept =>
  attempt(() => {
    const stored = sessionStorage.getItem(messagesKeyOf(memberId))
    return stored === null ? NOTHING : { ...NOTHING, ...(JSON.parse(stored) as Partial<Kept>) }
  }, NOTHING)

export const keep = (memberId: string, change: Partial<Kept>): void => {
  attempt(() => {
    const kept = { ...readKept(memberId), ...change }
    sessionStorage.setItem(messagesKeyOf(memberId), JSON.stringify(kept))
  }, undefined)
}

export const keepDraft = (memberId: string, otherId: string, text: string): void => {
  const { [otherId]: _, ...drafts } = readKept(memberId).drafts
  keep(memberId, { drafts: text === '' ? drafts : { ...drafts, [otherId]: text } })
}

export const keptDraft = (memberId: string, otherId: string): string =>
  readKept(memberId).drafts[otherId] ?? ''
