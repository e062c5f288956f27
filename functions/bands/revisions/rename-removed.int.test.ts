import { expect, it } from 'vitest'
import { revertBand } from '#shared/api/band-history.ts'
import { newId } from '#platform/runtime/ids.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { edit } from '#testing/band-edits.ts'
import { call } from '#testing/call.ts'
import { storedBand } from '#testing/bands.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { bandKey } from '../items/band.items.ts'
import { bandNameKey } from '../items/band-name.items.ts'
import { findBandOf, findBandsByName } from '../items/band.repository.ts'
import { handler } from './revert-band.ts'

const moderator = await aModerator()

/** A band that a moderator removed, which freed its name. */
const aRemovedBand = async (name: string): Promise<string> => {
  const id = await storedBand({ name, country: 'Deutschland', status: 'held' })
  await putAll([{ ...heldKey('band', id), entity: 'Held', rule: 'RAC' }])
  const { status, text } = await decide(moderator, ['band', id], {
    action: 'reject',
    reason: 'Quatsch',
  })
  if (status !== 200) throw new Error(text)
  return id
}

const QUESTION = 'Ist es eine andere Band?'

const rename = async (id: string, name: string, answer: { isAnotherBand?: boolean } = {}) => {
  const version = Number((await stored(bandKey(id)))?.['version'])
  return edit(moderator, id, { name }, { version, ...answer })
}

const aName = () => `Nebelgrab ${newId()}`

it('renames a removed band and leaves both names free', async () => {
  const [first, second] = [aName(), aName()]
  const id = await aRemovedBand(first)
  expect((await rename(id, second)).status).toBe(200)
  expect((await rename(id, first)).status).toBe(200)
  for (const name of [first, second])
    expect(await stored(bandNameKey({ name, country: 'Deutschland' }))).toBeNull()
})

it('asks in German when another band has the name, also the former one, and takes yes for an answer', async () => {
  const [first, second] = [aName(), aName()]
  const id = await aRemovedBand(first)
  await storedBand({ name: second, country: 'Deutschland', genre: 'Djent' })
  const taken = await rename(id, second)
  expect([taken.status, taken.json]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining(QUESTION) as string }),
  ])
  expect((await rename(id, aName())).status).toBe(200)
  await storedBand({ name: first, country: 'Deutschland', genre: 'Djent' })
  expect((await rename(id, first)).status).toBe(409)
  expect((await rename(id, first, { isAnotherBand: true })).status).toBe(200)
})

it('reverts the new name of a removed band, also when the former one is taken', async () => {
  const [first, second] = [aName(), aName()]
  const id = await aRemovedBand(first)
  const revert = async (revision: number) =>
    call(handler, revertBand, {
      token: moderator.token,
      params: { id },
      body: { mode: 'one', revision, version: revision },
    })
  await rename(id, second)
  expect((await revert(2)).status).toBe(200)
  await rename(id, second)
  await storedBand({ name: first, country: 'Deutschland' })
  expect((await revert(4)).status).toBe(200)
})

it('renames a visible band to the name of another one when it is said to be another, and frees its own', async () => {
  const [first, second] = [aName(), aName()]
  const id = await storedBand({ name: first, country: 'Deutschland', genre: 'Crust' })
  const other = await storedBand({ name: second, country: 'Deutschland', genre: 'Djent' })
  expect((await rename(id, second)).status).toBe(409)
  expect((await rename(id, second, { isAnotherBand: true })).status).toBe(200)
  expect(await findBandsByName(second)).toEqual([other, id])
  expect(await findBandsByName(first)).toEqual([])
  expect((await rename(id, first)).status).toBe(200)
  expect(await findBandOf({ bandName: second })).toBe(other)
  expect(await findBandOf({ bandName: first })).toBe(id)
})
