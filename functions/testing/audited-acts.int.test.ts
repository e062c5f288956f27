import './model.ts'
import './work-queues.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmBand } from '#shared/api/bands.ts'
import { revertBand } from '#shared/api/band-history.ts'
import { successStatus, type Contract } from '#shared/api/contract.ts'
import { AUDIT_ROLES } from '#shared/domain/audit.ts'
import { ROLES_OF_CALLERS } from '#shared/domain/roles.ts'
import { contracts } from '#shared/api/index.ts'
import { AUDIT_HEAD_KEY } from '#platform/audit/index.ts'
import { write, put } from '#platform/table/index.ts'
import { entriesOf } from './audit.ts'
import { aClaimant, edit } from './band-edits.ts'
import { storedBand } from './bands.ts'
import { call, type CallOptions } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'
import { aModerator } from './moderation.ts'
import { stored } from './stored.ts'
import { typicalCalls } from './typical-calls/all.ts'

/** Calls of moderators and admins that change nothing. Every other one writes an entry of the audit log. */
const READ_ONLY: Readonly<Record<string, string>> = {
  moderationPending: 'shows what waits for a decision',
  listCases: 'shows open cases',
  readCase: 'shows a case; reading is no decision',
  adminStatus: 'shows figures of the pipeline',
  listHeldArticles: 'shows what the checks found in held articles',
  listDeadLetters: 'shows messages without hiding them',
  pipelineHistory: 'shows figures of the pipeline',
  listJobs: 'shows jobs',
  listSources: 'shows feeds and their health',
  contentSourceReport: 'shows the origin of published articles',
  listAppeals: 'shows open appeals',
  reviewAppeal: 'shows an appeal, and that somebody reads it',
  listConcertImports: 'shows what members imported',
  listAudit: 'shows this log; ids and fixed words only',
}

const staffCalls: readonly Contract[] = contracts.filter(
  ({ caller }: Contract) => caller in ROLES_OF_CALLERS,
)
const byId = new Map(staffCalls.map((contract) => [contract.id, contract]))

const send = async (contract: Contract, options: CallOptions): Promise<void> => {
  const { status } = await call(await handlerOf(contract.id), contract, options)
  expect(status).toBe(successStatus(contract))
}

it('names only calls of moderators and admins that read', () => {
  const changing = new Set(staffCalls.filter(({ method }) => method !== 'GET').map(({ id }) => id))
  expect(Object.keys(READ_ONLY).filter((id) => !byId.has(id) || changing.has(id))).toEqual([])
})

it('has a typical call for every one', () => {
  const ids = new Set(typicalCalls.flatMap((group) => group.ids))
  expect(staffCalls.filter(({ id }) => !ids.has(id))).toEqual([])
})

const groups = typicalCalls.filter(({ ids }) => ids.some((id) => byId.has(id)))

describe.each(groups)('the audit log', ({ ids, prepare }) => {
  let calls: Readonly<Record<string, CallOptions>>

  beforeAll(async () => {
    calls = await prepare()
  })

  it.each(ids.filter((id) => byId.has(id)))('has an entry of %s, unless it reads', async (id) => {
    const contract = byId.get(id)
    if (!contract) throw new Error(`No contract ${id}`)
    const entries = await entriesOf(() => send(contract, calls[id] ?? {}))
    expect(entries).toHaveLength(id in READ_ONLY ? 0 : 1)
    if (id in READ_ONLY) return
    const [{ actorId, role, hash } = { actorId: '', role: '', hash: '' }] = entries
    expect(actorId).toMatch(/^[0-9A-Z]{26}$/)
    expect(AUDIT_ROLES).toContain(role)
    expect((await stored(AUDIT_HEAD_KEY))?.hash).toBe(hash)
  })
})

describe('for a band that is not theirs, moderators', () => {
  const revert = (by: TestMember, id: string) =>
    send(revertBand, {
      token: by.token,
      params: { id },
      body: { revision: 1, mode: 'to', version: 2 },
    })

  const at = (contract: Contract, by: TestMember, id: string) =>
    send(contract, { token: by.token, params: { id } })

  it.each([
    ['edit', (by: TestMember, id: string) => edit(by, id, { description: 'Neu.' })],
    ['confirm', (by: TestMember, id: string) => at(confirmBand, by, id)],
  ] as const)('leave an entry of %s, and its own member leaves none', async (act, work) => {
    const [foreign, own] = await Promise.all([storedBand(), storedBand()])
    const [, owner] = await Promise.all([aClaimant(foreign), aClaimant(own)])
    const moderator = await aModerator()
    expect(await entriesOf(() => work(moderator, foreign))).toMatchObject([
      { act, kind: 'band', objectId: foreign, actorId: moderator.id, role: 'moderator' },
    ])
    expect(await entriesOf(() => work(owner, own))).toEqual([])
  })

  it('leave an entry of revert', async () => {
    const [id, moderator] = [await storedBand(), await aModerator()]
    await edit(moderator, id, { description: 'Neu.' })
    expect(await entriesOf(() => revert(moderator, id))).toMatchObject([{ act: 'revert' }])
  })
})

it('refuses an act whose entry cannot be written', async () => {
  const head = await stored(AUDIT_HEAD_KEY)
  const moderator = await aModerator()
  const id = await storedBand()
  // As after a restore that lost the newest head: the next place of the log is taken.
  if (!head) throw new Error('No head')
  await write(put({ ...head, seq: head.seq - 1 }))
  const { status } = await edit(moderator, id, { description: 'Neu.' })
  expect(status).toBe(503)
  await write(put(head))
  expect(await entriesOf(() => edit(moderator, id, { description: 'Neu.' }))).toHaveLength(1)
})

it('gives members no role in the log', async () => {
  const [id, member] = [await storedBand(), await aMember()]
  expect(await entriesOf(() => edit(member, id, { description: 'Neu.' }))).toEqual([])
})
