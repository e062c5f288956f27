import { describe, expect, it } from 'vitest'
import { decideProposal } from '#shared/api/band-history.ts'
import {
  aClaimant,
  bandAs,
  edit,
  readHistory,
  readProposals,
  propose,
} from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, BANNED, decide as moderate, pending } from '#testing/moderation.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { handler } from './decide-proposal.ts'

const [fan, moderator] = await Promise.all([aMember(), aModerator()])

const decide = (
  { token }: TestMember,
  [id, proposal]: readonly [band: string, proposal: string],
  body: object,
) => call(handler, decideProposal, { token, params: { id, proposal }, body })

const waiting = async (id: string) =>
  ((await pending(moderator)).json as ModerationPending).bands.filter(({ bandId }) => bandId === id)

const scene = async () => {
  const id = await storedBand({ releases: [{ title: 'Eis', year: 2001, type: null, url: null }] })
  const bassist = await aClaimant(id)
  return { id, bassist }
}

const frost = { title: 'Frost', year: 2004, type: null, url: null }
const glut = { title: 'Glut', year: 2008, type: null, url: null }

describe('the claiming member', () => {
  it('accepts a proposal, which becomes a revision of its author', async () => {
    const { id, bassist } = await scene()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    expect(await readProposals(bassist, id)).toMatchObject([{ id: proposal, mayDecide: true }])
    const answer = await decide(bassist, [id, proposal], { action: 'accept', version: 2 })
    expect(answer.json).toEqual({ version: 3 })
    expect((await readHistory(id))[0]).toMatchObject({
      kind: 'edit',
      author: { username: fan.username },
      acceptedBy: 'band',
      after: { description: 'Lauter.' },
    })
    expect(await waiting(id)).toEqual([])
    expect(await readProposals(fan, id)).toMatchObject([{ state: 'accepted' }])
  })

  it('keeps what changed in lists since the proposal', async () => {
    const { id, bassist } = await scene()
    const { releases } = await bandAs(fan, id)
    const proposal = await propose(fan, id, { releases: [...releases, frost] })
    await edit(bassist, id, { releases: [...releases, glut] })
    expect((await readProposals(bassist, id))[0]?.after).toMatchObject({
      releases: [{ title: 'Eis' }, { title: 'Glut' }, { title: 'Frost' }],
    })
    await decide(bassist, [id, proposal], { action: 'accept', version: 3 })
    expect((await bandAs(fan, id)).releases.map(({ title }) => title)).toEqual([
      'Glut',
      'Frost',
      'Eis',
    ])
  })

  it('declines a proposal with a reason for its author', async () => {
    const { id, bassist } = await scene()
    const proposal = await propose(fan, id, { description: 'Leiser.' })
    const verdict = { action: 'decline', reason: 'Stimmt nicht.', version: 2 }
    expect((await decide(bassist, [id, proposal], verdict)).status).toBe(200)
    expect(await readProposals(fan, id)).toMatchObject([
      { state: 'declined', reason: 'Stimmt nicht.' },
    ])
    expect((await bandAs(fan, id)).description).toBeNull()
    expect(await waiting(id)).toEqual([])
  })

  it('returns 409 when the band changed since it was read, or it was decided', async () => {
    const { id, bassist } = await scene()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    await edit(bassist, id, { genre: 'Sludge Metal' })
    const at = [id, proposal] as const
    expect((await decide(bassist, at, { action: 'accept', version: 2 })).status).toBe(409)
    await decide(bassist, at, { action: 'accept', version: 3 })
    expect((await decide(bassist, at, { action: 'decline', version: 4 })).status).toBe(409)
  })

  it('does not decide about a term that the guard found', async () => {
    const { id, bassist } = await scene()
    const proposal = await propose(fan, id, { description: BANNED })
    expect(await readProposals(bassist, id)).toMatchObject([{ mayDecide: false }])
    const answer = await decide(bassist, [id, proposal], { action: 'accept', version: 2 })
    expect(answer.status).toBe(403)
  })
})

describe('a moderator', () => {
  it('reads the difference and accepts it; the log names the decision once', async () => {
    const id = await storedBand()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    const entry = `${id}-${proposal}`
    expect(await waiting(id)).toMatchObject([
      {
        id: entry,
        kind: 'edit',
        submittedBy: fan.username,
        moderationReason: 'Änderungsvorschlag',
        moderationTerm: null,
        version: 1,
        change: { before: { description: null }, after: { description: 'Lauter.' } },
      },
    ])
    const verdict = { action: 'approve', version: 1 } as const
    expect((await moderate(moderator, ['band', entry], verdict)).status).toBe(200)
    expect((await readHistory(id))[0]).toMatchObject({ acceptedBy: 'moderator' })
    expect((await moderate(await aModerator(), ['band', entry], verdict)).status).toBe(409)
  })

  it('does not accept a difference that changed since it was read', async () => {
    const id = await storedBand()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    await edit(moderator, id, { description: 'Anders.' })
    const answer = await moderate(moderator, ['band', `${id}-${proposal}`], {
      action: 'approve',
      version: 1,
    })
    expect(answer.status).toBe(409)
    expect((await bandAs(fan, id)).description).toBe('Anders.')
  })

  it('learns that another band has the proposed name', async () => {
    const [id, other] = await Promise.all([storedBand(), storedBand()])
    const proposal = await propose(fan, id, { name: `Doppelt ${id}` })
    await edit(moderator, other, { name: `Doppelt ${id}` })
    const answer = await moderate(moderator, ['band', `${id}-${proposal}`], { action: 'approve' })
    expect(answer.status).toBe(409)
  })

  it('accepts a name that another band has when the proposal says that it is another band', async () => {
    const [id, other] = await Promise.all([storedBand(), storedBand()])
    await edit(moderator, other, { name: `Doppelt ${id}` })
    const changes = { name: `Doppelt ${id}`, city: 'Bremen' }
    expect((await edit(fan, id, changes)).status).toBe(409)
    expect((await edit(fan, id, changes, { isAnotherBand: true })).status).toBe(200)
    const [proposal] = await readProposals(fan, id)
    const at = ['band', `${id}-${proposal?.id ?? ''}`] as const
    expect((await moderate(moderator, at, { action: 'approve', version: 1 })).status).toBe(200)
    expect(await bandAs(fan, id)).toMatchObject({ city: 'Bremen', namesakes: [{ id: other }] })
  })

  it('and the claiming member decide once when both do at the same time', async () => {
    const { id, bassist } = await scene()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    const answers = await Promise.all([
      decide(bassist, [id, proposal], { action: 'accept', version: 2 }),
      moderate(moderator, ['band', `${id}-${proposal}`], { action: 'approve', version: 2 }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await readHistory(id)).toHaveLength(2)
  })
})

describe('the author of a proposal', () => {
  it('withdraws it; others do not', async () => {
    const id = await storedBand()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    const body = { action: 'withdraw', version: 1 }
    expect((await decide(await aMember(), [id, proposal], body)).status).toBe(403)
    expect((await decide(fan, [id, proposal], body)).status).toBe(200)
    expect(await readProposals(fan, id)).toEqual([])
    expect(await waiting(id)).toEqual([])
    expect((await decide(fan, [id, proposal], body)).status).toBe(404)
  })

  it('does not accept it', async () => {
    const id = await storedBand()
    const proposal = await propose(fan, id, { description: 'Lauter.' })
    const answer = await decide(fan, [id, proposal], { action: 'accept', version: 1 })
    expect(answer.status).toBe(403)
  })
})
