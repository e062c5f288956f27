import { hash } from 'node:crypto'
import { receiptText } from '#shared/domain/erasure-receipt.ts'
import type { ErasureItem } from '../../auth/erasure-state/index.ts'

const PREFIX = 'erased:'

/** How many items of each kind are in the receipt, by the name of the kind. */
export const countsOf = (erasure: ErasureItem): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(erasure)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, count]) => [name.slice(PREFIX.length), Number(count)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const receiptOf = (erasure: ErasureItem, finishedAt: string) => {
  const { receipt: number, requestedAt } = erasure
  const counts = countsOf(erasure)
  return {
    counts,
    finishedAt,
    hash: hash('sha256', receiptText({ number, requestedAt, finishedAt, counts })),
  }
}
