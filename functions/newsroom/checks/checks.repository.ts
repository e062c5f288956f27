import { get, put, putNew, type TransactItem } from '#platform/table/index.ts'
import { ringsAfter, type Verdicts } from './check-ring.rules.ts'
import { CHECKS_KEY, checksItem, type ChecksItem } from './checks.items.ts'

export type { Verdicts }

export const readChecks = async (): Promise<ChecksItem['rings']> =>
  (await get(CHECKS_KEY))?.rings ?? {}

/**
 * The part of a decision's transaction that counts it, so that it is counted once or not at all. Fails with `checks`
 * when another decision was counted meanwhile.
 */
export const countVerdicts = async (
  verdicts: Verdicts,
): Promise<Readonly<Record<string, TransactItem>>> => {
  if (verdicts.checks.length === 0) return {}
  const known = await get(CHECKS_KEY, { consistent: true })
  const item = checksItem({
    rings: ringsAfter(known?.rings ?? {}, verdicts),
    revision: (known?.revision ?? 0) + 1,
  })
  return { checks: known ? put(item, { revision: known.revision }) : putNew(item) }
}
