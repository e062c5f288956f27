interface Keyed {
  readonly key: string
  readonly kind: string
}

const firstMessage = (rows: readonly Keyed[]): string | undefined =>
  rows.find(({ kind }) => kind === 'message')?.key

/** Knows whether rows were added above those that were shown last, so that the list keeps its place. */
export const createPrependTracker = () => {
  let shown: string | undefined
  return {
    isPrepended: (rows: readonly Keyed[]): boolean =>
      shown !== undefined && firstMessage(rows) !== shown && rows.some(({ key }) => key === shown),
    remember: (rows: readonly Keyed[]): void => {
      shown = firstMessage(rows)
    },
  }
}
