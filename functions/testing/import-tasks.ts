import { handler as listOwn } from '../concerts/effects/list-own-concerts.ts'
import { handler as work } from '../concerts/effects/work-imports.ts'
import { IMPORTS, importsOf, type ImportItem } from '../concerts/import/import.items.ts'
import { concertKey } from '../concerts/items/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import type { TestMember } from './members.ts'
import { stored, storedUnder } from './stored.ts'

const deliverWork = deliverTo('work-imports', work)

const importItemsOf = async ({ id }: TestMember): Promise<ImportItem[]> => {
  const items = (await storedUnder(importsOf(id).PK)) as unknown as ImportItem[]
  return items.filter(({ SK }) => SK.startsWith(IMPORTS))
}

/** Carries out what is to be done with imports, page by page; each event arrives twice. */
export const settleTasks = async (member: TestMember): Promise<void> => {
  for (;;) {
    const open = (await importItemsOf(member)).filter(({ task }) => task !== undefined)
    if (open.length === 0) return
    for (const item of open) {
      const record = changeRecord({ ...item, task: undefined } as ImportItem, item)
      await deliverWork(record, record)
    }
  }
}

/** Lists these concerts as submissions of their members. */
export const listAsOwn = async (ids: readonly string[]): Promise<void> => {
  for (const id of new Set(ids)) {
    const concert = await stored(concertKey(id))
    if (concert) await deliverTo('list-own-concerts', listOwn)(changeRecord(null, concert))
  }
}

/** Tasks of imports before their concerts are listed, and afterwards. */
export const settleImports = async (member: TestMember, ids: readonly string[]): Promise<void> => {
  await settleTasks(member)
  await listAsOwn(ids)
  await settleTasks(member)
}
