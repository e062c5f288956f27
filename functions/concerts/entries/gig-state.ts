import type { ConcertStatus } from '#shared/domain/concerts.ts'
import {
  isFirstSource,
  isVisible,
  readConcert,
  sourceOfMember,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from '../items/index.ts'
import { gigsLike, type Gig, type GigDays } from '../merging/index.ts'

/** What a submission says of its gig beside its values. */
export interface GigState {
  /** Undefined leaves that of a known concert as it is. */
  readonly status?: ConcertStatus | undefined
  /** The day before it was moved. */
  readonly movedFrom?: string | undefined
}

/** Only the first source decides whether a concert takes place. */
export const statusAfter = (
  state: GigState | undefined,
  { concert, own }: { readonly concert: ConcertItem; readonly own: ConcertSource },
): ConcertStatus => (isFirstSource(concert, own) ? state?.status : undefined) ?? concert.status

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
