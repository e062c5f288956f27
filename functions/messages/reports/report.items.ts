import type { LastMessage } from '#shared/api/threads.ts'
import { heldKey, type HeldItem, type Report } from '#platform/content/held.items.ts'
import { put, putNew, update, type Key, type Write } from '#platform/table/index.ts'
import { REPORT_TEXTS } from './texts.ts'

/** A message as it was when it or its neighbour was reported. Media are named by kind only. */
export interface ReportedMessage {
  readonly id: string
  readonly senderId: string
  readonly content: string
  readonly kind: LastMessage['kind']
}

/** What moderators read until they decide. */
export interface ReportSnapshot {
  readonly message: ReportedMessage
  /** Oldest first. */
  readonly before: readonly ReportedMessage[]
  readonly after: readonly ReportedMessage[]
}

/** The report of a message. Stays after the decision without the snapshot, because a member reports a message once. */
export interface MessageReportItem {
  readonly PK: string
  readonly SK: 'REPORT'
  readonly memberId: string
  readonly snapshot?: ReportSnapshot
}

/** Only the receiver can report a message, so it has one report at most. */
export const messageReportKey = (messageId: string): Key<MessageReportItem> => ({
  PK: `MESSAGE_REPORT#${messageId}`,
  SK: 'REPORT',
})

/** Fails when the message was reported before. */
export const putReport = (memberId: string, snapshot: ReportSnapshot): Write<MessageReportItem> =>
  putNew<MessageReportItem>({
    PK: messageReportKey(snapshot.message.id).PK,
    SK: 'REPORT',
    memberId,
    snapshot,
  })

/** The entry of the moderation queue. The snapshot is not part of it, so that a page of the queue stays small. */
export const queueReport = (messageId: string, report: Report): Write<HeldItem> =>
  put<HeldItem>({
    ...heldKey('message', messageId),
    entity: 'Held',
    rule: REPORT_TEXTS.rule(report.text),
    reports: [report],
  })

/** After the decision the log keeps what it needs; the conversation itself is not kept for moderators. */
export const dropSnapshot = (messageId: string): Write<MessageReportItem> =>
  update(messageReportKey(messageId), { remove: ['snapshot'] })
