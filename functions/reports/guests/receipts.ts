import { keptSeconds } from '#shared/domain/retention.ts'
import { createHash, randomBytes } from 'node:crypto'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { putNew, type Write } from '#platform/table/index.ts'
import { receiptKey, type ReceiptItem, type ReportItem } from '../../cases/items/index.ts'

/** Name and address of a guest are kept for the decision and six months of appeals, and a reserve. */
const KEPT_SECONDS = keptSeconds('guestReport')

export const guestReportEnds = (): number => epochSeconds() + KEPT_SECONDS

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const receiptKeyOf = (secret: string) => receiptKey(hashOf(secret))

type Receipted = Pick<ReportItem, 'kind' | 'targetId' | 'reportId'>

/** Fails when the secret has a receipt already. */
export const putReceipt = (
  secret: string,
  { kind, targetId, reportId }: Receipted,
): Write<ReceiptItem> =>
  putNew<ReceiptItem>({
    ...receiptKeyOf(secret),
    SK: 'RECEIPT',
    kind,
    targetId,
    reportId,
    expiresAt: guestReportEnds(),
  })

export const newSecret = (): string => randomBytes(32).toString('hex')

/** The secret is in the fragment, which browsers send to no server. */
export const receiptLink = (secret: string): string => `${env.siteOrigin}/meldung#${secret}`
