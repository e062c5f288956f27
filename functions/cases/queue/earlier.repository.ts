import { getMany } from '#platform/table/index.ts'
import { statementKey, type StatementItem } from '#platform/content/statement.items.ts'
import type { CaseItem } from '../items/case.items.ts'

/** The measures that were too mild for a reporter, with what has become of them. */
export const readEarlier = async ({
  secondLook,
}: Pick<CaseItem, 'secondLook'>): Promise<readonly StatementItem[]> => {
  const keys = (secondLook?.statementIds ?? []).map(statementKey)
  if (keys.length === 0) return []
  const found = await getMany(keys, { consistent: true })
  return found.filter((one): one is StatementItem => one !== undefined && one.measure !== 'dismiss')
}

/** Whether an appeal of its member did not undo all of it. */
export const isInForce = ({ outcome }: Pick<StatementItem, 'outcome'>): boolean =>
  outcome !== 'lifted'
