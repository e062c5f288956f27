import { createBand, type NewBand } from '#shared/api/bands.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { IDEMPOTENCY } from '#platform/http/idempotency.ts'
import { requireMember } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { getMany, onConditionFailed, transact } from '#platform/table/index.ts'
import {
  BAND_TEXTS,
  bandItem,
  bandKey,
  findNamesakes,
  newBand,
  requireOwnName,
  type BandItem,
} from '../bands/items/index.ts'
import { readBandFor } from './band-detail.repository.ts'

/** Forms send empty fields for omitted values. */
const orUndefined = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

type Waiting = Pick<BandItem, 'status' | 'statusReason'>

const toItem = (id: string, body: NewBand, by: MemberItem, waiting: Waiting): BandItem =>
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
    ...waiting,
  })

const traitsOf = ({ genre, country, city, formedYear }: BandItem): string =>
  [genre, country, city, formedYear].filter((trait) => trait !== undefined).join(', ')

/**
 * A band of a name that another has waits, so that what names the known one keeps its links.
 * @throws ApiError conflict when a hundred have it, most of which wait
 */
const ruleOfNamesake = async ({ name }: NewBand): Promise<string | undefined> => {
  const { ids, isFull } = await findNamesakes(name)
  if (ids.length === 0) return undefined
  if (isFull) throw new ApiError('conflict', BAND_TEXTS.nameIsFull)
  const known = await getMany(ids.map(bandKey), { consistent: true })
  const traits = known.flatMap((band) => (band ? [traitsOf(band)] : []))
  return BAND_TEXTS.namesakeRule(traits.join('; '))
}

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
    const [member, isNamesake, namesakeRule] = await Promise.all([
      requireMember(memberId),
      requireOwnName(body, body.isAnotherBand),
      ruleOfNamesake(body),
    ])
    const bandId = newId()
    const rule = heldFor ?? namesakeRule
    const waiting: Waiting = {
      status: rule === undefined ? undefined : 'held',
      statusReason: heldFor === null && rule ? BAND_TEXTS.namesakeWaits : undefined,
    }
    const band: BandItem = { ...toItem(bandId, body, member, waiting), isNamesake }
    const writing = transact({
      ...newBand(band, rule === undefined ? null : { rule, isOfGuard: heldFor !== null }),
      [IDEMPOTENCY]: request.remember(bandId),
    })
    await onConditionFailed(writing, async (failed) => {
      throw failed.has('bandName') && !failed.has(IDEMPOTENCY) ? await ask(band) : failed
    })
    return readBandFor(memberId, bandId, { consistent: true })
  },
  (bandId, { memberId }) => readBandFor(memberId, bandId, { consistent: true }),
)
