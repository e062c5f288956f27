import { expect, it } from 'vitest'
import { ownClaim } from '#shared/api/band-claims.ts'
import { claim } from '#testing/band-edits.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { claimKey } from '../claims/claim.items.ts'
import { handler } from './settle-claims.ts'

const deliver = deliverTo('settle-claims', handler)

it('declines the other claims of a band, also when the event is repeated', async () => {
  const id = await storedBand()
  const [bassist, singer, moderator] = [await aMember(), await aMember(), await aModerator()]
  await claim(bassist, id)
  await claim(singer, id)
  const record = await changeBy(claimKey(id, bassist.id), () =>
    decide(moderator, ['band', `${id}-${bassist.id}`], { action: 'approve' }),
  )
  if (record) await deliver(record, record)
  const stateOf = async ({ token }: typeof singer): Promise<unknown> =>
    (await call(await handlerOf(ownClaim.id), ownClaim, { token, params: { id } })).json
  expect(await stateOf(singer)).toMatchObject({ claim: { state: 'declined' } })
  expect(await stateOf(bassist)).toMatchObject({ claim: { state: 'approved' } })
})
