import { createBand, type Band, type NewBand } from '#shared/api/bands.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact, write } from '#platform/table/index.ts'
import {
  bandItem,
  bandKey,
  createBandFollow,
  newBand,
  type BandItem,
} from '../bands/items/index.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'

/** Written through the API. */
export const createdBand = async (
  body: Partial<NewBand> = {},
  by?: Pick<TestMember, 'token'>,
): Promise<Band> => {
  const { token } = by ?? (await aMember())
  const whole = { name: `Grabwärter ${newId()}`, genre: 'Doom Metal', ...body }
  const { json } = await call(await handlerOf(createBand.id), createBand, { token, body: whole })
  return json
}

/** A visible band that no member submitted, with its entries in all lists. */
export const storedBand = async (values: Partial<BandItem> = {}): Promise<string> => {
  const id = newId()
  const whole = { name: `Nebelgrab ${id}`, genre: 'Doom Metal', country: 'Deutschland', ...values }
  const band = bandItem(id, { version: 1, updatedAt: isoNow(), ...whole })
  await transact(newBand({ ...band, ...bandKey(id) }, null))
  return id
}

export const followBands = async ({ id }: { id: string }, bandIds: readonly string[]) => {
  for (const bandId of bandIds) await write(createBandFollow(id, bandId, newId()))
}
