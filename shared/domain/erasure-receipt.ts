interface ReceiptValues {
  readonly number: string
  readonly requestedAt: string
  readonly finishedAt: string
  readonly counts: Readonly<Record<string, number>>
}

/** The text whose SHA-256 is the hash of a receipt: one line for each value, kinds in the order of their names. */
export const receiptText = ({ number, requestedAt, finishedAt, counts }: ReceiptValues): string =>
  [
    number,
    requestedAt,
    finishedAt,
    ...Object.keys(counts)
      .toSorted()
      .map((kind) => `${kind} ${counts[kind] ?? 0}`),
  ].join('\n')
