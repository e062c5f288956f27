import { undoConcertImport } from '#shared/api/concert-import.ts'
import { handler as listOwn } from '../concerts/effects/list-own-concerts.ts'
import { handler as work } from '../concerts/effects/work-imports.ts'
import { IMPORTS, importsPartition, type ImportItem } from '../concerts/import/import.items.ts'
import { handler as undoOne } from '../concerts/import/undo-concert-import.ts'
import { concertKey } from '../concerts/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from './call.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { importing } from './concert-imports.ts'
import { storedConcert } from './concerts.ts'
import type { TestMember } from './members.ts'
import { stored, storedUnder } from './stored.ts'

const deliverWork = deliverTo('work-imports', work)

const importItemsOf = async ({ id }: TestMember): Promise<ImportItem[]> => {
  const items = (await storedUnder(importsPartition(id).PK)) as unknown as ImportItem[]
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

export const undoImport = ({ token }: TestMember, id: string) =>
  call(undoOne, undoConcertImport, { token, params: { id } })

/** An import in two calls; returns its id and its concerts. */
export const anImport = async (organizer: TestMember, rows: readonly object[]) => {
  const name = newId()
  const ids: string[] = []
  for (let from = 0; from < rows.length; from += 20) {
    const body = { importId: name, rows: rows.slice(from, from + 20) }
    const { results } = await importing(organizer, [], { body })
    ids.push(...results.map(({ concertId }) => concertId ?? ''))
  }
  const id = (await storedConcert(ids[0] ?? '')).sources.find(
    ({ memberId }) => memberId === organizer.id,
  )?.importId
  return { id: id ?? '', ids, name }
}

export const areGone = async (ids: readonly string[]): Promise<boolean[]> =>
  Promise.all(ids.map(async (id) => (await stored(concertKey(id))) === null))
