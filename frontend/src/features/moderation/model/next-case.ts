import type { CaseCard } from '#shared/api/cases.ts'

type Queued = Pick<CaseCard, 'id' | 'isUrgent' | 'mayDecide'> & {
  readonly assignee: { readonly isYou: boolean } | null
}

const isFree = ({ mayDecide, assignee }: Queued): boolean =>
  mayDecide && (assignee === null || assignee.isYou)

/** The case to work on after this one: an urgent one, otherwise the next in the list, from its start again at the end. */
export const nextCase = (cases: readonly Queued[], decidedId: string): Queued | undefined => {
  const at = cases.findIndex(({ id }) => id === decidedId)
  const free = [...cases.slice(at + 1), ...cases.slice(0, Math.max(0, at))].filter(isFree)
  return free.find(({ isUrgent }) => isUrgent) ?? free[0]
}
