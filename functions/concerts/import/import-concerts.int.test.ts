import { describe, expect, it, vi } from 'vitest'
import { importConcerts, type ImportResult } from '#shared/api/concert-import.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { anOrganizer, aRow, importing, unique } from '#testing/concert-imports.ts'
import { askToSubmit, inDays, submitted } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { concertKey } from '../items/concert.items.ts'
import { submissionsKey } from '../items/submission.items.ts'
import { handler } from './import-concerts.ts'

const withKey = (key: string): CallOptions => ({ headers: { 'idempotency-key': key } })

describe('the import', () => {
  it('moves a concert to the beginning that a second file says', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    const [first] = (await importing(organizer, [row])).results
    const later = { ...row, date: row.date.replace('20:00', '20:30'), time: '20:30' }
    const [second] = (await importing(organizer, [later])).results
    expect(second?.concertId).toBe(first?.concertId)
    expect(await stored(concertKey(first?.concertId ?? ''))).toMatchObject({ time: '20:30' })
  })

  it('submits each row and says what became of it', async () => {
    const [organizer, fan] = [await anOrganizer(), await aMember()]
    const known = aRow()
    const { concert } = (await askToSubmit(fan, known)).submitted
    const { results } = await importing(organizer, [
      aRow(),
      known,
      aRow({ date: '2027-02-31T20:00' }),
      aRow({ date: `${inDays(-1)}T20:00` }),
      aRow({ bandName: '' }),
      aRow({ ticketUrl: 'javascript:alert(1)' }),
    ])
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['new', null],
      ['source', null],
      ['error', 'Dieses Datum gibt es in keinem Kalender.'],
      ['error', 'Das Datum liegt in der Vergangenheit.'],
      ['error', 'Bandname ist erforderlich'],
      ['error', 'Ungültige URL'],
    ])
    expect(results[1]?.concertId).toBe(concert.id)
  })

  it('holds a row for which the guard has a term, and no other', async () => {
    const organizer = await anOrganizer()
    const { results } = await importing(organizer, [aRow({ bandName: 'NSBM Sturm' }), aRow()])
    expect(results.map(({ outcome }) => outcome)).toEqual(['held', 'new'])
  })

  it('holds the same row once, and says so when it was rejected', async () => {
    const organizer = await anOrganizer()
    const rows = [aRow({ bandName: unique('NSBM Sturm') })]
    const [one, other] = await Promise.all([importing(organizer, rows), importing(organizer, rows)])
    const again = await importing(organizer, rows)
    expect([other, again].map(({ results }) => results[0])).toEqual([
      one.results[0],
      one.results[0],
    ])
    const id = one.results[0]?.concertId ?? ''
    await decide(await aModerator(), ['concert', id], { action: 'reject', version: 1 })
    const { results } = await importing(organizer, rows)
    expect(results[0]).toMatchObject({
      outcome: 'error',
      message: expect.stringContaining('entfernt') as unknown,
    })
  })

  it('is one import for all calls that name it, and another for another name or member', async () => {
    const [organizer, other] = [await anOrganizer(), await anOrganizer()]
    const importOf = async (member: TestMember, importId?: string) => {
      const body = { rows: [aRow()], ...(importId !== undefined && { importId }) }
      const { json } = await call(handler, importConcerts, { token: member.token, body })
      const [result] = (json as { results: ImportResult[] }).results
      return (await stored(concertKey(result?.concertId ?? '')))?.sources[0]?.importId
    }
    const first = await importOf(organizer, 'programm')
    expect(await importOf(organizer, 'programm')).toBe(first)
    const others = [
      await importOf(organizer, 'anderes'),
      await importOf(other, 'programm'),
      await importOf(organizer),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('earns no badges', async () => {
    const organizer = await anOrganizer()
    await importing(organizer, [aRow(), aRow(), aRow()])
    expect(await stored(submissionsKey(organizer.id))).toBeNull()
    const { badgeAwarded } = await submitted(organizer, { bandName: unique('Grabeswind') })
    expect(badgeAwarded).toBe(true)
    expect(await stored(submissionsKey(organizer.id))).toMatchObject({ count: 1 })
  })

  it('earns no badge by a held row that moderators approve', async () => {
    const organizer = await anOrganizer()
    const { results } = await importing(organizer, [aRow({ bandName: unique('NSBM Sturm') })])
    const id = results[0]?.concertId ?? ''
    const { status } = await decide(await aModerator(), ['concert', id], {
      action: 'approve',
      version: 1,
    })
    expect(status).toBe(200)
    expect(await stored(concertKey(id))).not.toHaveProperty('contentStatus')
    expect((await stored(submissionsKey(organizer.id)))?.count ?? 0).toBe(0)
  })

  it('does not count a row as a submission when its member submits it again by hand', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    await importing(organizer, [row])
    const { submitted: again } = await askToSubmit(organizer, row)
    expect([again.isNew, again.badgeAwarded]).toEqual([false, false])
  })

  it('answers a repeated key with the first results', async () => {
    const organizer = await anOrganizer()
    const rows = [aRow(), aRow({ bandName: '' })]
    const key = withKey(newId())
    const first = await importing(organizer, rows, key)
    const second = await importing(organizer, rows, key)
    expect(first.results.map(({ outcome }) => outcome)).toEqual(['new', 'error'])
    expect(second.results).toEqual(first.results)
    expect((await importing(organizer, [aRow()], key)).status).toBe(409)
  })

  it('makes one concert when the same rows arrive twice at once, or again without a key', async () => {
    const organizer = await anOrganizer()
    const rows = [aRow(), aRow()]
    const key = withKey(newId())
    const [one, other] = await Promise.all([
      importing(organizer, rows, key),
      importing(organizer, rows, key),
    ])
    expect(other.results).toEqual(one.results)
    const again = await importing(organizer, rows)
    const ids = ({ results }: { results: readonly ImportResult[] }) =>
      results.map(({ concertId }) => concertId)
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['source', 'source'])
    expect(ids(again)).toEqual(ids(one))
    const [first] = ids(again)
    expect((await stored(concertKey(first ?? '')))?.sources).toHaveLength(1)
  })

  it('takes the same gig twice in a file as one', async () => {
    const organizer = await anOrganizer()
    const row = aRow()
    const { results } = await importing(organizer, [row, { ...row, price: '25 €' }])
    expect(results.map(({ outcome }) => outcome)).toEqual(['new', 'source'])
    expect(results[0]?.concertId).toBe(results[1]?.concertId)
  })

  it('answers for the rows that it tried before its time was over', async () => {
    const organizer = await anOrganizer()
    const rows = [aRow(), aRow(), aRow()]
    // Each look at the clock takes two seconds.
    let time = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 2000))
    const { results } = await importing(organizer, rows)
    clock.mockRestore()
    expect(results.length).toBeGreaterThan(0)
    expect(results.length).toBeLessThan(rows.length)
  })

  it('is for members with the role only', async () => {
    const { status, json } = await importing(await aMember(), [aRow()])
    expect(status).toBe(403)
    expect(json).toHaveProperty('message', expect.stringContaining('Veranstaltung'))
  })

  it.each([
    ['no rows', []],
    ['too many rows', Array.from({ length: LIMITS.importChunk + 1 }, () => aRow())],
    ['a missing field', [{ bandName: 'x' }]],
    ['a number', [{ ...aRow(), price: 5 }]],
  ])('refuses %s', async (_name, rows) => {
    expect((await importing(await anOrganizer(), rows)).status).toBe(400)
  })

  it('costs at most seven write units a row', async () => {
    const organizer = await anOrganizer()
    const rows = Array.from({ length: LIMITS.importChunk }, () => aRow())
    const { write } = await unitsOf(() => importing(organizer, rows, withKey(newId())))
    expect(write / rows.length).toBeLessThanOrEqual(7)
  })
})
