import { put, type Key, type Partition, type Stored, type Write } from '#platform/table/index.ts'

/** That an item which no key of the member leads to carries the member's id. Export and erasure follow it. */
export interface TraceItem {
  readonly PK: string
  /** Of the item. */
  readonly SK: string
  readonly itemPK: string
  readonly itemSK: string
}

export const tracesPartition = (memberId: string): Partition<TraceItem> => ({
  PK: `TRACES#${memberId}`,
})

export const putTrace = (memberId: string, { PK, SK }: Stored): Write<TraceItem> =>
  put({
    PK: tracesPartition(memberId).PK,
    SK: `${PK}|${SK}`,
    itemPK: PK,
    itemSK: SK,
  })

/** The key of the item that the trace leads to. */
export const tracedKey = ({ itemPK, itemSK }: TraceItem): Key => ({ PK: itemPK, SK: itemSK })
