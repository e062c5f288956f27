import { describe, expect, it, vi } from 'vitest'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { vouchForOrganizer, type ImportedRow } from '#shared/api/concert-import.ts'
import { submitConcert, withdrawConcert } from '#shared/api/concerts.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { HISTORY_GIGS, NEW_ACCOUNT_DAYS } from '#shared/domain/trust.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putNew, update, write } from '#platform/table/index.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import { changeRecord } from '#testing/changes.ts'
import {
  aNewOrganizer,
  anOrganizer,
  aRow,
  importing,
  readImports,
} from '#testing/concert-imports.ts'
import { editOf } from '#testing/concert-desk.ts'
import { settleNotices } from '#testing/concert-notices.ts'
import { aBandName, askToSubmit, readDetail, storedConcert, submitted } from '#testing/concerts.ts'
import { listAsOwn, settleImports } from '#testing/import-tasks.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { readActivities } from '#testing/notifications.ts'
import { runSchedule } from '#testing/schedules.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as addAlert } from '../alerts/add-concert-alert.ts'
import { handler as submitByForm } from '../entries/submit-concert.ts'
import { handler as withdraw } from '../entries/withdraw-concert.ts'
import { concertKey } from '../items/concert.items.ts'
import { IMPORTS, importsPartition, newImport } from './import.items.ts'
import { handler as release } from './release-imports.ts'
import { handler as vouchFor } from './vouch-for-organizer.ts'

const LINK = 'https://tickets.example/1'
const DAY_MS = 86_400_000

const withLinks = (): ImportedRow =>
  aRow({
    ticketUrl: LINK,
    description: `Karten gibt es bei ${LINK} oder an der Tür`,
    price: 'www.preise.example',
  })

/** Somebody who watches the town of a row. */
const aWatcher = async ({ city }: ImportedRow): Promise<TestMember> => {
  const fan = await aMember()
  await call(addAlert, addConcertAlert, { token: fan.token, body: { kind: 'city', city } })
  return fan
}

const announce = async (id: string): Promise<void> =>
  settleNotices(changeRecord(null, await storedConcert(id)))

const toldOf = async (fan: TestMember) =>
  (await readActivities(fan)).map(({ concert }) => concert?.id)

const idOf = async (member: TestMember, row: ImportedRow): Promise<string> =>
  (await importing(member, [row])).results[0]?.concertId ?? ''

/** The same as `days` later. */
const later = async <Result>(days: number, work: () => Promise<Result>): Promise<Result> => {
  const at = Date.now() + days * DAY_MS
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => at)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}

describe('an import of a member without a history', () => {
  it('is visible without links, and nobody is notified', async () => {
    const [organizer, row] = [await aNewOrganizer(), withLinks()]
    const fan = await aWatcher(row)
    const id = await idOf(organizer, row)
    await announce(id)
    const { json } = await readDetail(fan, id)
    expect(json).toMatchObject({ contentStatus: 'visible', ticketUrl: null, ticketUrls: [] })
    expect(JSON.stringify(json)).not.toMatch(/tickets\.example|preise\.example/)
    expect(await toldOf(fan)).toEqual([])
    expect((await readImports(organizer)).isTrusted).toBe(false)
  })

  it('shows its links to its member, who can still change them', async () => {
    const organizer = await aNewOrganizer()
    const id = await idOf(organizer, withLinks())
    expect((await readDetail(organizer, id)).json).toMatchObject({
      linksWithheld: true,
      ticketUrl: LINK,
      price: 'www.preise.example',
    })
  })

  it('adds no link to a concert of another member', async () => {
    const [organizer, fan, row] = [await aNewOrganizer(), await aMember(), withLinks()]
    const { concert } = (await askToSubmit(fan, { ...row, ticketUrl: 'https://echt.example/' }))
      .submitted
    await idOf(organizer, row)
    expect((await readDetail(await aMember(), concert.id)).json).toMatchObject({
      ticketUrls: ['https://echt.example/'],
    })
  })

  it('does not stop notifications of the same concert by another member', async () => {
    const [organizer, other, row] = [await aNewOrganizer(), await aMember(), withLinks()]
    const fan = await aWatcher(row)
    const id = await idOf(organizer, row)
    const before = await storedConcert(id)
    await askToSubmit(other, row)
    await settleNotices(changeRecord(before, await storedConcert(id)))
    expect(await toldOf(fan)).toEqual([id])
  })

  it.each(['bandName', 'venue', 'city'])('refuses a row with an address in %s', async (field) => {
    const row = aRow({ [field]: 'www.tickets.example' })
    const { results } = await importing(await aNewOrganizer(), [row])
    expect(results[0]).toMatchObject({ outcome: 'error' })
    expect((await importing(await anOrganizer(), [row])).results[0]?.outcome).not.toBe('error')
  })
})

describe('an imported concert whose links are not shown yet', () => {
  const ADDRESS = 'www.tickets.example'

  it.each(['bandName', 'venue', 'city'])('takes no address in %s from an edit', async (field) => {
    const [organizer, row] = [await aNewOrganizer(), aRow()]
    const id = await idOf(organizer, row)
    const { status, json } = await editOf(organizer, id, { ...row, version: 1, [field]: ADDRESS })
    expect([status, (json as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('Web-Adresse'),
    ])
    expect((await editOf(organizer, id, { ...row, version: 1, venue: 'Keller' })).status).toBe(200)
  })

  it('takes none from the form either', async () => {
    const [organizer, row] = [await aNewOrganizer(), aRow()]
    const id = await idOf(organizer, row)
    const { token } = organizer
    const body = { ...row, venue: `${row.venue} ${ADDRESS}` }
    expect((await call(submitByForm, submitConcert, { token, body })).status).toBe(400)
    expect((await readDetail(await aMember(), id)).json).toMatchObject({ venue: row.venue })
  })
})

describe('the calls of an import', () => {
  it('are fewer for a member without a history, who reads why and when it goes on', async () => {
    const [organizer, trusted] = [await aNewOrganizer(), await anOrganizer()]
    const { limit } = THROTTLES.concertImportsWithoutHistory
    const row = aRow()
    for (const member of [organizer, trusted])
      for (let count = 0; count < limit; count++)
        expect((await importing(member, [row])).status).toBe(200)
    const { status, json } = await importing(organizer, [row])
    expect([status, (json as { message: string }).message]).toEqual([
      429,
      expect.stringContaining('Dieselbe Datei'),
    ])
    expect((await importing(trusted, [row])).status).toBe(200)
    const stored = await storedUnder(importsPartition(organizer.id).PK)
    expect(stored.filter(({ SK }) => SK.startsWith(IMPORTS))).toHaveLength(limit)
  })
})

describe('a history', () => {
  it('is an older account with accepted concerts', async () => {
    const organizer = await aNewOrganizer(NEW_ACCOUNT_DAYS)
    expect((await readImports(organizer)).isTrusted).toBe(false)
    for (let gig = 0; gig < HISTORY_GIGS; gig++)
      await submitted(organizer, { bandName: aBandName() })
    expect((await readImports(organizer)).isTrusted).toBe(true)
    const [row, young] = [withLinks(), await aNewOrganizer()]
    const fan = await aWatcher(row)
    const id = await idOf(organizer, row)
    await announce(id)
    expect((await readDetail(fan, id)).json).toMatchObject({ ticketUrls: [LINK] })
    expect(await toldOf(fan)).toEqual([id])
    for (let gig = 0; gig < HISTORY_GIGS; gig++) await submitted(young, { bandName: aBandName() })
    expect((await readImports(young)).isTrusted).toBe(false)
  })

  it('is an older account with a confirmed address, and no new one', async () => {
    const [older, young] = [await aNewOrganizer(NEW_ACCOUNT_DAYS), await aNewOrganizer()]
    await write(update(privateKey(older.id), { set: { email: 'wartet@example.org' } }))
    expect((await readImports(older)).isTrusted).toBe(false)
    for (const { id } of [older, young])
      await write(update(privateKey(id), { set: { confirmedEmail: 'krach@example.org' } }))
    const trusted = [older, young].map(async (one) => (await readImports(one)).isTrusted)
    expect(await Promise.all(trusted)).toEqual([true, false])
  })

  it('gives earlier imports their links and tells of them, once a week has passed', async () => {
    const organizer = await aNewOrganizer()
    const rows = Array.from({ length: HISTORY_GIGS }, withLinks)
    const [row] = rows
    const fan = await aWatcher(row ?? aRow())
    const { results } = await importing(organizer, rows)
    const ids = results.map(({ concertId }) => concertId ?? '')
    const [id = ''] = ids
    await settleImports(organizer, ids)
    await runSchedule('release-imports', release)
    expect((await readDetail(fan, id)).json).toMatchObject({ ticketUrls: [] })
    await later(NEW_ACCOUNT_DAYS + 1, () => runSchedule('release-imports', release))
    const before = await storedConcert(id)
    await settleImports(organizer, ids)
    expect((await readDetail(fan, id)).json).toMatchObject({ ticketUrls: [LINK] })
    await settleNotices(changeRecord(before, await storedConcert(id)))
    expect(await toldOf(fan)).toEqual([id])
    expect((await readImports(organizer)).imports).toMatchObject([
      { isWithheld: false, progress: null, gigs: HISTORY_GIGS },
    ])
  })

  it('counts each visible concert of an import once, not the rows that were sent again', async () => {
    const organizer = await aNewOrganizer()
    const row = aRow()
    for (let sent = 0; sent < HISTORY_GIGS; sent++) await idOf(organizer, row)
    const id = await idOf(organizer, row)
    await listAsOwn([id])
    const isTrusted = () =>
      later(NEW_ACCOUNT_DAYS + 1, async () => (await readImports(organizer)).isTrusted)
    expect(await isTrusted()).toBe(false)
    const [second, third] = [await idOf(organizer, aRow()), await idOf(organizer, aRow())]
    await listAsOwn([second, third])
    expect(await isTrusted()).toBe(true)
    await write(update(concertKey(third), { set: { contentStatus: 'removed' } }))
    expect(await isTrusted()).toBe(false)
    await write(update(concertKey(third), { remove: ['contentStatus'] }))
    const params = { id: second }
    expect((await call(withdraw, withdrawConcert, { token: organizer.token, params })).status).toBe(
      200,
    )
    expect(await isTrusted()).toBe(false)
  })

  it('is the word of a moderator, who cannot give it to themselves', async () => {
    const [organizer, moderator] = [await aNewOrganizer(), await aModerator()]
    const id = await idOf(organizer, withLinks())
    await settleImports(organizer, [id])
    const ask = (memberId: string) =>
      call(vouchFor, vouchForOrganizer, { token: moderator.token, params: { memberId } })
    const entries = await entriesOf(async () => {
      expect((await ask(organizer.id)).status).toBe(200)
    })
    await settleImports(organizer, [id])
    expect((await readDetail(await aMember(), id)).json).toMatchObject({ ticketUrls: [LINK] })
    expect((await readImports(organizer)).isTrusted).toBe(true)
    expect(entries).toMatchObject([{ act: 'vouch', kind: 'member', objectId: organizer.id }])
    expect([(await ask(moderator.id)).status, (await ask(newId())).status]).toEqual([409, 404])
  })

  it('gives links also to an import before more than fifty others', async () => {
    const [organizer, moderator] = [await aNewOrganizer(), await aModerator()]
    const id = await idOf(organizer, withLinks())
    await settleImports(organizer, [id])
    const empty = Array.from({ length: 51 }, () => newImport(organizer.id, newId(), true))
    await Promise.all(empty.map((item) => write(putNew(item))))
    const params = { memberId: organizer.id }
    await call(vouchFor, vouchForOrganizer, { token: moderator.token, params })
    await settleImports(organizer, [id])
    expect((await readDetail(await aMember(), id)).json).toMatchObject({ ticketUrls: [LINK] })
  })

  it('releases a concert whose submission was listed late', async () => {
    const [organizer, moderator] = [await aNewOrganizer(), await aModerator()]
    const id = await idOf(organizer, withLinks())
    const params = { memberId: organizer.id }
    await call(vouchFor, vouchForOrganizer, { token: moderator.token, params })
    await settleImports(organizer, [id])
    expect((await readDetail(await aMember(), id)).json).toMatchObject({ ticketUrls: [LINK] })
  })
})
