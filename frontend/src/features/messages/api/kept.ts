import { draftKey } from '#spa/platform/unsent.ts'
import { attempt } from '#spa/platform/storage.ts'
import { sendMessage } from '#shared/api/messages.ts'
import { requestFor } from '#spa/platform/outbox/keep-unsent.ts'
import { cutOff, newItem, type OutboxItem } from '#spa/platform/outbox/outbox-item.ts'
import type { Attachment, writeBody, Written } from '../model/unsent.ts'
import { messages } from '../texts.ts'
import { itemOf } from './unsent.ts'

/** As earlier releases stored an unsent message. */
interface EarlierMessage extends Written {
  readonly clientId: string
  readonly state: 'failed' | 'refused'
  readonly reason?: string
  /** Of its first attempt. */
  readonly body?: ReturnType<typeof writeBody>
}

/** What a member wrote and did not send, in this tab. */
interface Kept {
  readonly outbox: readonly (OutboxItem | EarlierMessage)[]
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

const fromEarlier = (earlier: EarlierMessage, order: number): OutboxItem => {
  const { clientId, state, reason, body, ...written } = earlier
  const item = { ...newItem(itemOf(clientId, written), [], Date.now()), order, state, reason }
  if (!body) return item
  const request = requestFor(sendMessage, { body })
  return { ...item, request, attemptedAt: Date.parse(written.writtenAt) }
}

/** The messages that a reload of this tab left unsent. */
export const readItems = (memberId: string): readonly OutboxItem[] =>
  readKept(memberId).outbox.map((one, index) =>
    'clientId' in one ? fromEarlier(one, index) : cutOff(one, messages.message.interrupted),
  )

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
