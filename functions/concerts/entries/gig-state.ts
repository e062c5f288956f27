import { fitting } from '#shared/domain/characters.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import type { ConcertStatus } from '#shared/domain/concerts.ts'
import { isFirstSource, chooseShown, sourceOfMember, completeSources } from '../items/sources.ts'
import {
  isVisible,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from '../items/concert.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import {
  areOfOneDay,
  gigsLike,
  findGigToAsk,
  type GigDays,
  type KnownGig,
} from '../merging/gig-day.items.ts'
import { changed } from '../merging/change-concert.ts'
import type { Gig } from '../merging/is-same-concert.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { assertNoAddress } from './names-address.ts'

/** What a submission says of its gig beside its values. */
export interface GigState {
  /** Undefined leaves that of a known concert as it is. */
  readonly status?: ConcertStatus | undefined
  /** The day before it was moved. */
  readonly movedFrom?: string | undefined
  /** The concert of which it is another time. */
  readonly sameAs?: string | undefined
  /** Whether to ask first when it may be another time of a known gig. */
  readonly asks?: boolean | undefined
}

/** Nothing was stored: the member has to say whether it is this gig. */
export class SimilarGig extends Error {
  readonly gig: KnownGig

  constructor(gig: KnownGig) {
    super('It may be a gig that is known.')
    this.gig = gig
  }
}

/** @throws SimilarGig */
export const askFirst = ({ values, state, heldFor }: Moved, days: GigDays): void => {
  const similar = state?.asks && heldFor === null ? findGigToAsk(days, values) : undefined
  if (similar) throw new SimilarGig(similar)
}

const laterOf = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

/** The earlier of two times of one gig is that of its doors. */
const withDoors = (values: ConcertValues, known: string | undefined): ConcertValues => {
  const { time, description = '' } = values
  const begins = laterOf(time, known)
  const doors = begins === time ? known : time
  if (doors === undefined || doors === begins || description.includes(CONCERT_TEXTS.doors(doors)))
    return { ...values, time: begins }
  const text = [CONCERT_TEXTS.doors(doors), description].filter(Boolean).join('\n')
  return { ...values, time: begins, description: fitting(text, LIMITS.concertDescription) }
}

/** What a submission says once the member has named the concert that it is. */
export const asSame = (
  values: ConcertValues,
  concert: ConcertItem,
  own?: ConcertSource,
): ConcertValues => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined)
  const all = { ...own?.values, ...(Object.fromEntries(said) as unknown as ConcertValues) }
  return withDoors(all, concert.time)
}

/** The concert that the member named. */
export const findSame = async ({ values, state }: Moved): Promise<ConcertItem | undefined> => {
  if (state?.sameAs === undefined) return undefined
  const concert = await readConcert(state.sameAs, { consistent: true })
  return concert && isVisible(concert) && areOfOneDay(concert, values) ? concert : undefined
}

/** Only the first source decides whether a concert takes place. */
export const statusAfter = (
  state: GigState | undefined,
  { concert, own }: { readonly concert: ConcertItem; readonly own: ConcertSource },
): ConcertStatus => (isFirstSource(concert, own) ? state?.status : undefined) ?? concert.status

/** The concert after its member submitted it again. @throws ApiError invalid_input for an address in withheld names */
export const withValues = (
  { concert, own }: { readonly concert: ConcertItem; readonly own: ConcertSource },
  { values, state }: Pick<Moved, 'values' | 'state'>,
): ConcertItem => {
  assertNoAddress(own, values)
  const edited = { ...own, values, editedAt: isoNow() }
  const sources = completeSources(concert).map((source) => (source.id === own.id ? edited : source))
  return changed(concert, { ...chooseShown(sources), status: statusAfter(state, { concert, own }) })
}

interface Moved {
  readonly memberId: string
  readonly values: ConcertValues
  readonly heldFor: string | null
  readonly state?: GigState | undefined
}

/** The gig on its earlier day; it may have begun at another time. */
export const earlierGig = ({ values, state, heldFor }: Moved): Gig | undefined =>
  state?.movedFrom === undefined || heldFor !== null
    ? undefined
    : { ...values, date: state.movedFrom, time: undefined }

/** The concert of the member that moves to the day of the submission. Those of others stay where they are. */
export const findMoved = async (moved: Moved, days: GigDays): Promise<ConcertItem | undefined> => {
  const gig = earlierGig(moved)
  if (!gig) return undefined
  for (const { id, alias } of gigsLike(days, gig)) {
    if (alias !== undefined) continue
    const concert = await readConcert(id, { consistent: true })
    const own = concert && sourceOfMember(concert, moved.memberId)
    if (own && isVisible(concert) && isFirstSource(concert, own)) return concert
  }
  return undefined
}
