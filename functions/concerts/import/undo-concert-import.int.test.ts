import { describe, expect, it, vi } from 'vitest'
import {
  listConcertImports,
  removeConcertImport,
  type ModeratedImport,
} from '#shared/api/concert-import.ts'
import { newId } from '#platform/runtime/ids.ts'
import { statementsPartition } from '#platform/content/statement.items.ts'
import { ConditionFailed, queryIndex, write } from '#platform/table/index.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import {
  aNewOrganizer,
  anOrganizer,
  aRow,
  importing,
  readImports,
} from '#testing/concert-imports.ts'
import {
  anImport,
  areGone,
  listAsOwn,
  settleImports,
  settleTasks,
  undoImport,
} from '#testing/import-tasks.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { concertKey } from '../items/concert.items.ts'
import { importKey, repeatTask } from './import.items.ts'
import { handler as listAll } from './list-concert-imports.ts'
import { handler as removeOne } from './remove-concert-import.ts'

const DAY_MS = 86_400_000
const REASON = 'Werbung oder Spam'

const removeAs = ({ token }: TestMember, memberId: string, id: string) =>
  call(removeOne, removeConcertImport, {
    token,
    params: { memberId, id },
    body: { reason: REASON },
  })

describe('an import that its author undoes', () => {
  it('takes no further rows, while the same file under another name is read anew', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    const { id, ids, name } = await anImport(organizer, [row])
    await settleImports(organizer, ids)
    await undoImport(organizer, id)
    await settleTasks(organizer)
    const again = await importing(organizer, [], { body: { importId: name, rows: [aRow()] } })
    expect(again.status).toBe(409)
    expect((await importing(organizer, [row])).results[0]).toMatchObject({ outcome: 'new' })
  })

  it('is one of the last day, and the own one', async () => {
    const [organizer, other] = [await anOrganizer(), await anOrganizer()]
    const { id, ids } = await anImport(organizer, [aRow()])
    expect((await undoImport(other, id)).status).toBe(404)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS)
    const late = await undoImport(organizer, id)
    clock.mockRestore()
    expect([late.status, (late.json as { message: string }).message]).toEqual([
      409,
      expect.stringContaining('einen Tag lang'),
    ])
    expect(await areGone(ids)).toEqual([false])
  })
})

describe('an import that a moderator removes', () => {
  it('is gone for good, with a statement, an entry in the audit log, and no history', async () => {
    const [organizer, moderator] = [await anOrganizer(), await aModerator()]
    const { id, ids } = await anImport(organizer, [aRow(), aRow()])
    await settleImports(organizer, ids)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY_MS)
    const entries = await entriesOf(async () => {
      expect((await removeAs(moderator, organizer.id, id)).status).toBe(200)
    })
    clock.mockRestore()
    await settleTasks(organizer)
    expect(await areGone(ids)).toEqual([true, true])
    expect(entries).toMatchObject([{ act: 'remove', kind: 'concert-import', objectId: id }])
    const { items } = await queryIndex(statementsPartition(organizer.id))
    expect(items).toHaveLength(1)
    const { isTrusted, imports } = await readImports(organizer)
    expect([isTrusted, imports[0]?.undoneBy]).toEqual([false, 'moderator'])
    expect((await removeAs(moderator, organizer.id, id)).status).toBe(409)
  })

  it('is not the own one, and is refused to members', async () => {
    const moderator = await aModerator()
    const id = newId()
    expect((await removeAs(moderator, moderator.id, id)).status).toBe(409)
    expect((await removeAs(moderator, (await aMember()).id, id)).status).toBe(404)
    const organizer = await anOrganizer()
    expect((await removeAs(organizer, organizer.id, id)).status).toBe(403)
  })
})

describe('an undo while a late submission asks for its links', () => {
  it('is not overwritten', async () => {
    const organizer = await aNewOrganizer()
    const { id, ids } = await anImport(organizer, [aRow()])
    const key = importKey(organizer.id, id)
    const read = await stored(key)
    if (!read) throw new Error('no import')
    expect((await undoImport(organizer, id)).status).toBe(200)
    await expect(write(repeatTask(read, 'release'))).rejects.toThrow(ConditionFailed)
    expect(await stored(key)).toMatchObject({ undone: 'author', task: 'undo' })
    await settleImports(organizer, ids)
    expect(await stored(concertKey(ids[0] ?? ''))).toBeNull()
  })
})

describe('the imports of all members', () => {
  it('are listed for moderators, those without links apart', async () => {
    const [young, trusted, moderator] = [
      await aNewOrganizer(),
      await anOrganizer(),
      await aModerator(),
    ]
    const row = aRow()
    const [one, other] = [await anImport(young, [row]), await anImport(trusted, [aRow()])]
    await listAsOwn(one.ids)
    const importsOf = async (withheld: 'true' | 'false'): Promise<ModeratedImport[]> => {
      const { json } = await call(listAll, listConcertImports, {
        token: moderator.token,
        query: { withheld },
      })
      return json
    }
    const [waiting, full] = [await importsOf('true'), await importsOf('false')]
    expect(waiting.find(({ id }) => id === one.id)).toMatchObject({
      member: { id: young.id },
      gigs: 1,
      isWithheld: true,
      examples: [{ bandName: row.bandName, city: row.city }],
    })
    expect(waiting.map(({ id }) => id)).not.toContain(other.id)
    expect(full.map(({ id }) => id)).toContain(other.id)
  })

  it('are no imports without an accepted row, of which any number hides none', async () => {
    const [young, other, moderator] = [
      await aNewOrganizer(),
      await aNewOrganizer(),
      await aModerator(),
    ]
    const one = await anImport(young, [aRow()])
    for (const member of [young, other])
      for (let call = 0; call < 12; call++)
        expect(
          (await importing(member, [aRow({ date: '2020-01-01T20:00' })])).results,
        ).toMatchObject([{ outcome: 'error' }])
    const { json } = await call(listAll, listConcertImports, {
      token: moderator.token,
      query: { withheld: 'true' },
    })
    expect((json as ModeratedImport[]).map(({ id }) => id)).toContain(one.id)
  })
})
