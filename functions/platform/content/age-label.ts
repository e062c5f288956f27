import type { DrasticLabel } from './drastic.ts'
import type { Parts } from './take-down.ts'
import { get, type TransactItem } from '../table/index.ts'
import { statementKey } from './statement.items.ts'

interface Labelled {
  readonly drastic?: DrasticLabel | undefined
}

type AgeLabel = Readonly<Record<string, TransactItem | null>>

export const canBeLabelled = ({ drastic }: Labelled): boolean => drastic !== 'staff'

export const labelParts = (label: AgeLabel): Parts =>
  Object.fromEntries(
    Object.entries(label).filter((entry): entry is [string, TransactItem] => entry[1] !== null),
  )

/** The writes that take an age label back, if this statement gave it. */
export const undoLabel = async (
  { drastic }: Labelled,
  statementId: string,
  unlabel: () => AgeLabel,
): Promise<Parts> => {
  if (drastic !== 'staff') return {}
  const statement = await get(statementKey(statementId), { consistent: true })
  return statement?.measure === 'age-label' ? labelParts(unlabel()) : {}
}
