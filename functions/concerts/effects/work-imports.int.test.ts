import { describe, expect, it } from 'vitest'
import { anOrganizer, aRow, readImports } from '#testing/concert-imports.ts'
import { askToSubmit, readDetail, listedIds } from '#testing/concerts.ts'
import {
  anImport,
  areGone,
  listAsOwn,
  settleImports,
  settleTasks,
  undoImport,
} from '#testing/import-tasks.ts'
import { aMember } from '#testing/members.ts'

/** More than one page of the task. */
const MANY = 30

describe('an import that its author undoes', () => {
  it('takes all of its concerts along, in pages, and no other', async () => {
    const organizer = await anOrganizer()
    const other = await anImport(organizer, [aRow()])
    const { id, ids } = await anImport(
      organizer,
      Array.from({ length: MANY }, () => aRow()),
    )
    const { concert } = (await askToSubmit(organizer, aRow())).submitted
    await settleImports(organizer, [...ids, ...other.ids, concert.id])
    expect((await undoImport(organizer, id)).status).toBe(200)
    expect((await readImports(organizer)).imports[0]).toMatchObject({
      undoneBy: 'author',
      progress: 0,
    })
    await settleTasks(organizer)
    expect((await undoImport(organizer, id)).status).toBe(200)
    await settleTasks(organizer)
    expect(new Set(await areGone(ids))).toEqual(new Set([true]))
    expect(await areGone([...other.ids, concert.id])).toEqual([false, false])
    const listed = await listedIds(await aMember())
    expect(ids.filter((gone) => listed.includes(gone))).toEqual([])
    expect((await readImports(organizer)).imports).toMatchObject([
      { id, gigs: MANY, undoneBy: 'author', progress: null, mayUndo: false },
      { id: other.id, undoneBy: null, mayUndo: true },
    ])
    expect((await readImports(organizer)).undoneCount).toBe(1)
  })

  it('leaves concerts of others without what it added', async () => {
    const [organizer, fan, row] = [await anOrganizer(), await aMember(), aRow()]
    const known = { ...row, ticketUrl: 'https://echt.example/' }
    const { concert } = (await askToSubmit(fan, known)).submitted
    const { id, ids } = await anImport(organizer, [{ ...row, ticketUrl: 'https://neu.example/' }])
    await settleImports(organizer, ids)
    await undoImport(organizer, id)
    await settleTasks(organizer)
    expect((await readDetail(fan, concert.id)).json).toMatchObject({
      sourcesCount: 1,
      ticketUrls: ['https://echt.example/'],
    })
  })

  it('takes a concert along that was listed after the task had passed', async () => {
    const organizer = await anOrganizer()
    const { id, ids } = await anImport(organizer, [aRow()])
    await undoImport(organizer, id)
    await settleTasks(organizer)
    expect(await areGone(ids)).toEqual([false])
    await listAsOwn(ids)
    await settleTasks(organizer)
    expect(await areGone(ids)).toEqual([true])
  })
})
