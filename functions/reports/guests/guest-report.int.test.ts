import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createGuestReport, readReceipt, type NewGuestReport } from '#shared/api/reports.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { anArticle } from '#testing/articles.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aConcertOf } from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { gatherOf, findOpenCase, readReports } from '#testing/reports.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { caseKey, reportKey, type Target } from '../../cases/items/index.ts'
import { update, write } from '#platform/table/index.ts'
import { handler as create } from './create-guest-report.ts'
import { handler as read } from './read-receipt.ts'
import { receiptKeyOf } from './receipts.ts'

const secret = (): string => randomBytes(32).toString('hex')

let lastAddress = 0
const anAddress = (): string => `198.51.${String(++lastAddress)}.7`

const FROM = { name: 'Erika Musterfrau', email: 'erika@example.org' }

const send = (url: string, more: Partial<NewGuestReport> = {}, address = anAddress()) =>
  call(create, createGuestReport, {
    address,
    body: {
      url,
      category: 'hate',
      text: 'Das hetzt gegen Menschen, § 130 StGB.',
      goodFaith: true,
      receipt: secret(),
      ...FROM,
      ...more,
    },
  })

const look = (receipt: string, address = anAddress()) =>
  call(read, readReceipt, { address, body: { receipt } })

const postAt = (id: string): string => `http://localhost:8080/#post-${id}`
const post = (targetId: string): Target => ({ kind: 'community-post', targetId })

describe('the report of a guest', () => {
  it('is stored with the object and joins its case', async () => {
    const id = await aPost(await aMember())
    const { status, json } = await send(postAt(id))
    expect(status).toBe(201)
    const [report] = await readReports(post(id))
    expect(report).toMatchObject({ reportId: (json as { id: string }).id, guest: FROM })
    if (report) await gatherOf(report)
    expect(await findOpenCase(post(id))).toMatchObject({ reports: 1, categories: { hate: 1 } })
  })

  it('reaches profiles, bands, concerts and articles', async () => {
    const member = await aMember()
    const [band, concert, article] = [
      await storedBand(),
      await aConcertOf(member),
      await anArticle(),
    ]
    const targets = [
      [`/users/${member.username}`, { kind: 'profile', targetId: member.id }],
      [`/bands/${band}`, { kind: 'band', targetId: band }],
      [`/concerts/${concert}`, { kind: 'concert', targetId: concert }],
      [`/news/${article}`, { kind: 'article', targetId: article }],
    ] as const
    for (const [path, target] of targets) {
      expect((await send(`http://localhost:8080${path}`)).status).toBe(201)
      expect(await readReports(target)).toMatchObject([{ guest: FROM }])
    }
  })

  it('is answered alike whether or not something exists there', async () => {
    const author = await aMember()
    const held = await aPost(author, { status: 'held' })
    const answers = await Promise.all([
      send(postAt(await aPost(author))),
      send(postAt(held)),
      send(postAt(newId())),
      send('http://localhost:8080/users/gibt_es_nicht'),
    ])
    expect(answers.map(({ status, json }) => [status, Object.keys(json as object)])).toEqual(
      answers.map(() => [201, ['id']]),
    )
    const [report] = await readReports(post(held))
    expect(report).toMatchObject({ outcome: 'gone', evidence: 'none' })
    if (report) await gatherOf(report)
    expect(await findOpenCase(post(held))).toBeUndefined()
    expect(await storedUnder(`EVIDENCE#community-post#${held}`)).toEqual([])
  })

  it('counts once when it is sent again', async () => {
    const id = await aPost(await aMember())
    const receipt = secret()
    const [one, other] = [await send(postAt(id), { receipt }), await send(postAt(id), { receipt })]
    expect(other.json).toEqual(one.json)
    expect(await readReports(post(id))).toHaveLength(1)
  })

  it('needs no name for sexual abuse of minors, and both otherwise', async () => {
    const id = await aPost(await aMember())
    const anonymous = { name: undefined, email: undefined }
    expect((await send(postAt(id), { ...anonymous, category: 'abuse-of-minors' })).status).toBe(201)
    expect((await readReports(post(id)))[0]?.guest).toEqual({})
    expect(await send(postAt(id), anonymous)).toMatchObject({
      status: 400,
      json: { message: 'Sag uns, wie du heißt.' },
    })
    expect((await send(postAt(id), { email: undefined })).status).toBe(400)
  })

  it('needs good faith, a reason and an address of the site', async () => {
    const id = await aPost(await aMember())
    expect((await send(postAt(id), { goodFaith: false as never })).status).toBe(400)
    expect((await send(postAt(id), { text: 'Böse.' })).status).toBe(400)
    for (const url of ['', 'irgendwo', 'https://example.org/#post', '/messages'])
      expect((await send(url)).status).toBe(400)
    expect(await readReports(post(id))).toEqual([])
  })

  it('is not stored for a bot that fills the hidden field', async () => {
    const id = await aPost(await aMember())
    expect((await send(postAt(id), { website: 'https://spam.example' })).status).toBe(201)
    expect(await readReports(post(id))).toEqual([])
  })

  it('is limited per address', async () => {
    const address = anAddress()
    const statuses: number[] = []
    for (let count = 0; count <= THROTTLES.guestReportsPerAddress.limit; count++)
      statuses.push((await send(postAt(newId()), {}, address)).status)
    expect(statuses.slice(-2)).toEqual([201, 429])
  })

  it('costs six write units', async () => {
    const url = postAt(await aPost(await aMember()))
    expect((await unitsOf(() => send(url))).write).toBe(6)
  })
})

describe('a receipt', () => {
  it('shows the state and the outcome, and is stored as a hash', async () => {
    const id = await aPost(await aMember())
    const receipt = secret()
    await send(postAt(id), { receipt })
    expect((await look(receipt)).json).toMatchObject({ outcome: null, kind: 'community-post' })
    const [report] = await readReports(post(id))
    if (report) await gatherOf(report)
    const open = await findOpenCase(post(id))
    const decided = { outcome: 'acted', outcomeReason: 'Verstößt.', decidedAt: report?.at } as const
    await write(update(caseKey(open?.caseId ?? ''), { set: { state: 'decided', ...decided } }))
    expect((await look(receipt)).json).toMatchObject({
      outcome: 'acted',
      reason: 'Verstößt.',
      decidedAt: report?.at,
    })
    expect(JSON.stringify(await stored(receiptKeyOf(receipt)))).not.toContain(receipt)
  })

  it('says a day later that nothing is there, and until then what every receipt says', async () => {
    const [receipt, other, id] = [secret(), secret(), newId()]
    await send(postAt(id), { receipt })
    await send(postAt(await aPost(await aMember())), { receipt: other })
    const undecided = { outcome: null, reason: null, decidedAt: null }
    expect((await look(receipt)).json).toMatchObject(undecided)
    expect((await look(other)).json).toMatchObject(undecided)
    const [report] = await readReports(post(id))
    if (!report) throw new Error('No report')
    const [at, decidedAt] = ['2026-01-01T10:00:00.000Z', '2026-01-02T10:00:00.000Z']
    await write(update(reportKey(report, report.reportId), { set: { at } }))
    expect((await look(receipt)).json).toMatchObject({ outcome: 'gone', decidedAt })
  })

  it('gets one answer when it is forged, foreign or no receipt at all', async () => {
    const answers = await Promise.all(
      ['', 'x', secret(), `RECEIPT#${secret()}`, newId()].map((one) => look(one)),
    )
    expect(
      new Set(
        answers.map(({ status, json }) => `${status} ${(json as { message: string }).message}`),
      ).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it('is looked up at a limited rate', async () => {
    const address = anAddress()
    const statuses: number[] = []
    for (let count = 0; count <= THROTTLES.receiptsPerAddress.limit; count++)
      statuses.push((await look(secret(), address)).status)
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})
