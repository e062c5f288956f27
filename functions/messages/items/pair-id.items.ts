/** Both ids in ascending order, so that either member finds the same pair. */
export const pairIdOf = (memberId: string, otherId: string): string =>
  memberId < otherId ? `${memberId}-${otherId}` : `${otherId}-${memberId}`

/** The other of the two members. */
export const otherIn = (pairId: string, memberId: string): string => {
  const [low = '', high = ''] = pairId.split('-')
  return low === memberId ? high : low
}

export const isInPair = (pairId: string, memberId: string): boolean =>
  pairId.split('-').includes(memberId)

/** Of the pair and its messages. */
export const chatPartitionKey = (pairId: string): string => `CHAT#${pairId}`
