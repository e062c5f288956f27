/** Kinds of notifications that no member causes, and that are marked as read one by one. */
const SINGLE_KINDS = ['concert', 'band', 'article', 'decision', 'export'] as const
export type SingleKind = (typeof SINGLE_KINDS)[number]

export const isSingleKind = (kind: string): kind is SingleKind =>
  SINGLE_KINDS.some((single) => single === kind)
