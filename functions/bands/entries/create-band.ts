import { createBand, type NewBand } from '#shared/api/bands.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { requireMember } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, onConditionFailed, transact } from '#platform/table/index.ts'
import { bandItem, bandNameKey, findBand, newBand, type BandItem } from '../items/index.ts'
import { BAND_TEXTS } from '../texts.ts'
import { readBandFor } from './band-detail.repository.ts'

/** Forms send empty fields for omitted values. */
const orUndefined = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

const toItem = (id: string, body: NewBand, by: MemberItem, heldFor: string | null): BandItem =>
  bandItem(id, {
    name: body.name,
    genre: body.genre,
    country: body.country,
    description: orUndefined(body.description),
    website: orUndefined(body.website),
    socialMediaUrl: orUndefined(body.socialMediaUrl),
    version: 1,
    updatedAt: isoNow(),
    submittedBy: { id: by.memberId, username: by.username },
    isNewcomer: true,
    status: heldFor === null ? undefined : 'held',
  })

/** A band that waits for a moderator stays unnamed, because only its submitter may see it. */
const existsAlready = async (band: BandItem): Promise<ApiError> => {
  const name = await get(bandNameKey(band), { consistent: true })
  const existing = name && (await findBand(name.bandId))
  if (!existing || existing.status !== undefined)
    return new ApiError('conflict', BAND_TEXTS.existsHeld)
  return new ApiError('conflict', BAND_TEXTS.exists(existing.name, existing.country))
}

export const handler = guardedEndpoint(
  createBand,
  async (request) => {
    const { memberId, body, heldFor } = request
    const bandId = newId()
    const band = toItem(bandId, body, await requireMember(memberId), heldFor)
    const writing = transact({
      ...newBand(band, heldFor),
      [IDEMPOTENCY]: request.remember(bandId),
    })
    await onConditionFailed(writing, async (failed) => {
      throw failed.has('bandName') && !failed.has(IDEMPOTENCY) ? await existsAlready(band) : failed
    })
    return readBandFor(memberId, bandId, { consistent: true })
  },
  (bandId, { memberId }) => readBandFor(memberId, bandId, { consistent: true }),
)
