import { throttle } from '#platform/http/throttle.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { reportKey, type ReportItem } from '../../cases/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { receiptKeyOf } from './receipts.ts'

/**
 * The report of a receipt. A forged receipt, one of another site and one that expired get the same answer.
 * @throws ApiError not_found, throttled
 */
export const requireReceipt = async (secret: string, address: string): Promise<ReportItem> => {
  await throttle('receiptsPerAddress', address)
  const receipt = await get(receiptKeyOf(secret), { consistent: true })
  const report = receipt && (await get(reportKey(receipt, receipt.reportId), { consistent: true }))
  if (!report) throw new ApiError('not_found', REPORT_TEXTS.noReceipt)
  return report
}
