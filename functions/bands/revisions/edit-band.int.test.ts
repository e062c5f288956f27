import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { editBand } from '#shared/api/band-history.ts'
import { aClaimant, bandAs, edit, readHistory, readProposals } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, BANNED } from '#testing/moderation.ts'
import { handler } from './edit-band.ts'

const [member, moderator] = await Promise.all([aMember(), aModerator()])

const release = { title: 'Eis', year: 2001, type: 'Album', url: 'https://grab.test/eis' }

describe('an edit of a moderator', () => {
  it('applies at once and is a revision with author and difference', async () => {
    const id = await storedBand({ isNewcomer: true, description: 'Leise.' })
    const answer = await edit(
      moderator,
      id,
      { genre: 'Sludge Metal', description: '', releases: [release], members: [{ name: 'Ute' }] },
      { isNewcomer: false, note: 'Steht auf der Platte' },
    )
    expect(answer.json).toEqual({ outcome: 'applied', version: 2, heldReason: null })
    expect(await bandAs(member, id)).toMatchObject({
      genre: 'Sludge Metal',
      description: null,
      releases: [release],
      members: [{ name: 'Ute', instrument: null }],
      isNewcomer: false,
      version: 2,
    })
    expect(await readHistory(id)).toEqual([
      {
        number: 2,
        kind: 'edit',
        author: { username: moderator.username, displayName: 'Wächterin' },
        acceptedBy: null,
        at: expect.any(String) as string,
        note: 'Steht auf der Platte',
        before: {
          genre: 'Doom Metal',
          description: 'Leise.',
          members: [],
          releases: [],
          isNewcomer: true,
        },
        after: {
          genre: 'Sludge Metal',
          description: null,
          members: [{ name: 'Ute', instrument: null }],
          releases: [release],
          isNewcomer: false,
        },
      },
    ])
  })

  it('frees the former name and takes the new one', async () => {
    const [one, other] = await Promise.all([storedBand(), storedBand()])
    const former = (await bandAs(member, one)).name
    await edit(moderator, one, { name: `Neu ${one}` })
    expect((await edit(moderator, other, { name: `NEU ${one}` })).status).toBe(409)
    expect((await edit(moderator, other, { name: former })).json).toMatchObject({ version: 2 })
  })

  it('is no revision when nothing changes', async () => {
    const id = await storedBand()
    const answer = await edit(moderator, id, { genre: 'Doom Metal', socialLinks: { Fan: '' } })
    expect(answer.json).toEqual({ outcome: 'applied', version: 1, heldReason: null })
    expect(await readHistory(id)).toEqual([])
  })

  it('waits for a decision when the guard finds a term, also in the name of a link', async () => {
    const id = await storedBand()
    for (const changes of [
      { description: BANNED },
      { socialLinks: { 'RAC Fanclub': 'https://a.test/' } },
      { members: [{ name: 'Ute', instrument: 'NSBM' }] },
      { releases: [{ title: 'Eis', url: 'https://a.test/white-power-metal' }] },
    ])
      expect((await edit(moderator, id, changes)).json).toMatchObject({
        outcome: 'proposed',
        version: 1,
        heldReason: expect.any(String) as string,
      })
    expect(await readHistory(id)).toEqual([])
  })
})

describe('an edit of the claiming member', () => {
  it('applies at once, but says nothing about newcomers', async () => {
    const id = await storedBand()
    const bassist = await aClaimant(id)
    const answer = await edit(bassist, id, { description: 'Lauter.' })
    expect(answer.json).toMatchObject({ outcome: 'applied', version: 3 })
    expect((await edit(bassist, id, {}, { isNewcomer: true })).status).toBe(403)
  })
})

describe('an edit of another member', () => {
  it('is a proposal, which its author reads', async () => {
    const id = await storedBand()
    const answer = await edit(member, id, { description: 'Lauter.' }, { note: 'Vom Konzert' })
    expect(answer.json).toEqual({ outcome: 'proposed', version: 1, heldReason: null })
    expect((await bandAs(member, id)).description).toBeNull()
    expect(await readProposals(member, id)).toMatchObject([
      {
        isOwn: true,
        state: 'open',
        note: 'Vom Konzert',
        before: { description: null },
        after: { description: 'Lauter.' },
        mayDecide: false,
      },
    ])
    expect(await readProposals(await aMember(), id)).toEqual([])
  })

  it('is refused when too many proposals are open', async () => {
    const id = await storedBand()
    for (let count = 0; count < 30; count++)
      await edit(await aMember(), id, { description: `Lauter ${String(count)}` })
    expect((await edit(member, id, { description: 'Noch lauter' })).status).toBe(409)
  })
})

describe('any edit', () => {
  it('returns 409 when the band changed since the version that was seen', async () => {
    const id = await storedBand()
    await edit(moderator, id, { description: 'Erste' })
    for (const by of [moderator, member]) {
      const answer = await edit(by, id, { description: 'Zweite' }, { version: 1 })
      expect(answer.status).toBe(409)
    }
    expect((await bandAs(member, id)).description).toBe('Erste')
  })

  it('wins once when ten arrive at once', async () => {
    const id = await storedBand()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        edit(moderator, id, { description: `Nummer ${String(index)}` }, { version: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await readHistory(id)).toHaveLength(1)
  })

  it('applies once when it is sent again with the same key', async () => {
    const id = await storedBand()
    const options = {
      token: moderator.token,
      params: { id },
      body: { version: 1, changes: { description: 'Einmal' } },
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = [
      await call(handler, editBand, options),
      await call(handler, editBand, options),
    ]
    expect(second.json).toEqual(first.json)
    expect(await readHistory(id)).toHaveLength(1)
  })

  it('returns 404 for a band that waits for moderation', async () => {
    const id = await storedBand({ status: 'held' })
    expect((await edit(member, id, { description: 'x' }, { version: 1 })).status).toBe(404)
  })

  it('returns 400 for hostile values', async () => {
    const id = await storedBand()
    for (const changes of [
      { name: 'x'.repeat(301) },
      { name: 'Grab\u0000wärter' },
      { website: 'javascript:alert(1)' },
      { spotifyUrl: 'data:text/html,x' },
      { socialLinks: { Fan: 'javascript:alert(1)' } },
      {
        socialLinks: Object.fromEntries(
          Array.from({ length: 13 }, (_, at) => [at, 'https://a.test']),
        ),
      },
      { formedYear: 1900 },
      { formedYear: 2001.5 },
      { members: [{ name: '' }] },
      { members: Array.from({ length: 31 }, () => ({ name: 'Ute' })) },
      { releases: [{ title: 'Eis', url: 'javascript:1' }] },
    ])
      expect([changes, (await edit(moderator, id, changes)).status]).toEqual([changes, 400])
  })

  it('stores names that look like code as they are', async () => {
    const id = await storedBand()
    const names = { members: [{ name: '<script>alert(1)</script>' }, { name: '__proto__' }] }
    await edit(moderator, id, { ...names, description: '../../etc/passwd ${x} 🤘 مرحبا' })
    expect(await bandAs(member, id)).toMatchObject({
      members: names.members.map(({ name }) => ({ name, instrument: null })),
      description: '../../etc/passwd ${x} 🤘 مرحبا',
    })
  })
})
