import { createBand, type NewBand } from '#shared/api/bands.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { requireMember } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { bandItem, newBand, requireOwnName, type BandItem } from '../items/index.ts'
import { readBandFor } from './band-detail.repository.ts'

/** Forms send empty fields for omitted values. */
const orUndefined = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

const toItem = (id: string, body: NewBand, by: MemberItem, heldFor: string | null): BandItem =>
  bandItem(id, {
    name: body.name,
    genre: body.genre,
    country: body.country,
    city: orUndefined(body.city),
    formedYear: body.formedYear,
    description: orUndefined(body.description),
    website: orUndefined(body.website),
    socialMediaUrl: orUndefined(body.socialMediaUrl),
    version: 1,
    updatedAt: isoNow(),
    submittedBy: { id: by.memberId, username: by.username },
    isNewcomer: true,
    status: heldFor === null ? undefined : 'held',
  })

/** Another call took the name between reading and writing. */
const ask = async (band: BandItem): Promise<never> => {
  await requireOwnName(band, false)
  throw new ApiError('conflict')
}

export const handler = guardedEndpoint(
  createBand,
  async (request) => {
    const { memberId, body, heldFor } = request
    const earlier = await request.findEarlier()
    if (earlier !== undefined) return readBandFor(memberId, earlier, { consistent: true })
    const [member, isNamesake] = await Promise.all([
      requireMember(memberId),
      requireOwnName(body, body.isAnotherBand),
    ])
    const bandId = newId()
    const band: BandItem = { ...toItem(bandId, body, member, heldFor), isNamesake }
    const writing = transact({
      ...newBand(band, heldFor),
      [IDEMPOTENCY]: request.remember(bandId),
    })
    await onConditionFailed(writing, async (failed) => {
      throw failed.has('bandName') && !failed.has(IDEMPOTENCY) ? await ask(band) : failed
    })
    return readBandFor(memberId, bandId, { consistent: true })
  },
  (bandId, { memberId }) => readBandFor(memberId, bandId, { consistent: true }),
)
