// Imported first, because the mail sender is read only once.
import './mailbox.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import type { decideAppeal } from '#shared/api/appeals.ts'
import { handler as countTransparency } from '../transparency/effects/count-transparency.ts'
import { handler as keepForAppeal } from '../appeals/effects/keep-for-appeal.ts'
import { handler } from '../appeals/effects/settle-appeals.ts'
import { appealKey } from '../appeals/items/index.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { anAppeal, decideOn } from './appeals.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { putAll } from './posts.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const cost = async (
  body: Partial<SentBodyOf<typeof decideAppeal>>,
  { withAddress }: { withAddress: boolean },
): Promise<Units> => {
  const { author, reviewer, id } = await anAppeal()
  const email = `${author.id.toLowerCase()}@example.org`
  if (withAddress) await putAll([{ ...privateKey(author.id), confirmedEmail: email }])
  const key = appealKey({ subjectId: id })
  const before = await stored(key)
  await decideOn(reviewer, id, body)
  const record = changeRecord(before, await stored(key))
  return unitsOf(() => deliverTo('settle-appeals', handler)(record))
}

const costOfCounting = async (): Promise<Units> => {
  const { id } = await anAppeal()
  const record = changeRecord(null, await stored(appealKey({ subjectId: id })))
  return unitsOf(() => deliverTo('count-transparency', countTransparency)(record))
}

const costOfKeeping = async (): Promise<Units> => {
  const { id } = await anAppeal()
  const record = changeRecord(null, await stored(appealKey({ subjectId: id })))
  return unitsOf(() => deliverTo('keep-for-appeal', keepForAppeal)(record))
}

export const appealScenarios: Record<string, () => Promise<Units>> = {
  'count-transparency Appeal.created': costOfCounting,
  'keep-for-appeal Appeal.created': costOfKeeping,
  'settle-appeals Appeal.changed': () => cost({ decision: 'lift' }, { withAddress: true }),
  'settle-appeals Appeal.changed (milder measure)': () =>
    cost({ decision: 'change', measure: 'hide' }, { withAddress: false }),
}
