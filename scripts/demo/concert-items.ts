import { CONCERT_BADGES } from '#shared/domain/badges.ts'
import { CONCERT_COUNTRIES } from '#shared/domain/concerts.ts'
import { addDays, wallClockAt } from '#shared/domain/wall-clock.ts'
import { get, transact } from '#platform/table/index.ts'
import {
  concertKey,
  chooseShown,
  submissionsKey,
  type SubmissionsItem,
} from '../../functions/concerts/items/index.ts'
import {
  concertCountersKey,
  type ConcertItem,
} from '../../functions/concerts/items/concert.items.ts'
import { listingSortKey } from '../../functions/concerts/items/listing.items.ts'
import { markItem } from '../../functions/concerts/marks/mark.items.ts'
import { changeConcerts, readGigDays } from '../../functions/concerts/merging/index.ts'
import { backdatedId, seededRandom, shuffled, type Random } from './random.ts'
import type { Person } from './community.ts'
import type { Handle } from './content/members.ts'
import { scene } from './content/scene.ts'
import { CONCERTS, type DemoConcert } from './content/concerts.ts'
import { inParallel } from './in-parallel.ts'
import { writeAll } from './stores.ts'

const CONCURRENCY = 4
const DAY_MS = 86_400_000

const isSubmitter = ({ username }: Person): boolean =>
  scene[username].badges?.some((badge) => badge !== 'first_roar') === true

interface World {
  readonly people: Readonly<Record<Handle, Person>>
  readonly now: number
}

interface Planned {
  readonly concert: ConcertItem
  readonly going: number
  readonly marks: readonly ReturnType<typeof markItem>[]
}

const orUndefined = (text: string): string | undefined => (text === '' ? undefined : text)

const slugOf = ({ band, city }: DemoConcert): string =>
  encodeURIComponent(`${band}-${city}`.toLowerCase().replaceAll(' ', '-'))

const valuesOf = (demo: DemoConcert, date: string, ticketUrl: string | undefined) => ({
  bandName: demo.band,
  venue: demo.venue,
  city: demo.city,
  country: demo.country,
  date,
  time: orUndefined(demo.time),
  genre: orUndefined(demo.genre),
  price: orUndefined(demo.price),
  description: orUndefined(demo.description),
  ticketUrl,
})

/** One source per ticket link, each of another member. */
const sourcesOf = (demo: DemoConcert, date: string, { people, now }: World, random: Random) => {
  const submitters = shuffled(random, Object.values(people).filter(isSubmitter))
  return submitters.slice(0, Math.max(1, demo.tickets)).map((person, index) => ({
    id: backdatedId(random, now - random.whole(2, 40) * DAY_MS),
    memberId: person.id,
    counted: true as const,
    values: valuesOf(
      demo,
      date,
      index < demo.tickets ? `https://tickets-${index + 1}.example/${slugOf(demo)}` : undefined,
    ),
  }))
}

const planned = (demo: DemoConcert, world: World): Planned => {
  const { people, now } = world
  const random = seededRandom(`concert ${demo.days} ${demo.band}`)
  const { date: today } = wallClockAt(now, CONCERT_COUNTRIES[demo.country])
  const date = addDays(today, demo.days)
  const concert: ConcertItem = {
    ...concertKey(backdatedId(random, now - 45 * DAY_MS)),
    SK: 'CONCERT',
    entity: 'Concert',
    ...chooseShown(sourcesOf(demo, date, world, random)),
    status: demo.status,
    ...(demo.movedBy !== '' && { movedFrom: addDays(date, -Number(demo.movedBy)) }),
    version: 1,
  }
  const startKey = listingSortKey(concert)
  const marks = shuffled(random, Object.values(people))
    .slice(0, demo.marks)
    .map((person, index) =>
      markItem({
        memberId: person.id,
        startKey,
        markId: backdatedId(random, now - DAY_MS),
        state: index % 3 === 2 ? 'interested' : 'going',
        isPublic: index % 2 === 0,
      }),
    )
  return { concert, marks, going: marks.filter(({ state }) => state === 'going').length }
}

/** Writes concerts that do not exist, as the endpoints do, but past ones, too. */
const writeConcert = async ({ concert, marks, going }: Planned): Promise<void> => {
  const { PK, SK } = concert
  if (await get({ PK, SK }, { consistent: true })) return
  const change = { before: undefined, after: concert }
  await transact(changeConcerts([change], await readGigDays([concert])))
  const counters = { ...concertCountersKey(PK.slice(PK.indexOf('#') + 1)), SK: 'N' as const }
  await writeAll([
    ...marks.map((mark) => ({ ...mark })),
    { ...counters, going, interested: marks.length - going },
  ])
}

/** They have their badges already, so further submissions earn them none. */
const submissionsOf = (concerts: readonly Planned[]): SubmissionsItem[] => {
  const sources = concerts.flatMap(({ concert }) => concert.sources)
  return [...Map.groupBy(sources, (source) => source.memberId)].map(([memberId, { length }]) => ({
    ...submissionsKey(memberId),
    SK: 'SUBMISSIONS',
    count: length,
    best: Math.max(length, ...CONCERT_BADGES.map(([, threshold]) => threshold)),
    version: 1,
  }))
}

/** Fills the calendar. A second call adds nothing. */
export const writeConcerts = async (world: World): Promise<void> => {
  const concerts = CONCERTS.map((demo) => planned(demo, world))
  await inParallel(concerts, CONCURRENCY, writeConcert)
  await writeAll(submissionsOf(concerts).map((item) => ({ ...item })))
}
