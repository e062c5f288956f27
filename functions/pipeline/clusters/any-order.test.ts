import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { KnownCluster, NewItem } from './cluster.ts'
import { groupByEvent } from './group-by-event.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-20T06:00:00.000Z')

interface Facts {
  readonly band: string
  readonly city: string
  readonly day: number
  readonly songs: number
  readonly record: string
  readonly person: string
}

type Wording = (facts: Facts) => readonly [language: 'de' | 'en', title: string, text: string]

/** Of each kind of event, how sources word it: long and short, in both languages, with other details. */
const KINDS: readonly (readonly Wording[])[] = [
  [
    ({ band, record, day, songs }) => [
      'de',
      `${band}: Neues Album „${record}“ kommt im März`,
      `${band} veröffentlichen am ${day}. März 2027 ihr Album „${record}“ mit ${songs} Songs.`,
    ],
    ({ band, record, day, songs }) => [
      'en',
      `${band.toUpperCase()} To Release New Album "${record}"`,
      `${band} will release "${record}" on March ${day}, 2027. The album has ${songs} songs.`,
    ],
    ({ band, record, day }) => [
      'de',
      `${band} kündigen Album „${record}“ an`,
      `Die Platte „${record}“ von ${band} erscheint am ${day}. März 2027.`,
    ],
    ({ band, record, songs }) => [
      'en',
      `${band} announce "${record}"`,
      `The new album "${record}" by ${band} has ${songs} songs.`,
    ],
  ],
  [
    ({ band, city, day }) => [
      'de',
      `${band} sagen Konzert in ${city} ab`,
      `Das Konzert von ${band} am ${day}. Dezember 2026 in ${city} fällt aus.`,
    ],
    ({ band, city, day }) => [
      'en',
      `${band} Cancel ${city} Show`,
      `${band} have cancelled their show in ${city} on December ${day}, 2026.`,
    ],
    ({ band, city, day }) => [
      'de',
      `Absage: ${band} spielen nicht in ${city}`,
      `${band} haben den Auftritt in ${city} am ${day}. Dezember 2026 abgesagt.`,
    ],
  ],
  [
    ({ band, person, day }) => [
      'de',
      `${person} von ${band} gestorben`,
      `${person}, Gitarrist von ${band}, starb am ${day}. November 2026.`,
    ],
    ({ band, person, day }) => [
      'en',
      `${band} Guitarist ${person} Dead`,
      `${person} of ${band} died on November ${day}, 2026.`,
    ],
    ({ band, person, day }) => [
      'de',
      `${band} trauern um ${person}`,
      `Der Gitarrist ${person} von ${band} ist am ${day}. November 2026 verstorben.`,
    ],
    ({ band, person }) => ['de', `${band}: ${person} ist tot`, ''],
  ],
]

const BANDS = ['Aschenregen', 'Grabwärter', 'Wolfsgraben']
const CITIES = ['Kassel', 'Bergen', 'Leipzig', 'Nürnberg', 'Dortmund']
const RECORDS = ['Lehm', 'Ashes Of Dawn', 'Salt And Iron', 'Nachtfrost']
const PEOPLE = ['Tom Brandt', 'Mara Voss', 'Einar Hult', 'Pavel Horak']

const Event = fc.record({
  kind: fc.nat(KINDS.length - 1),
  facts: fc.record({
    band: fc.constantFrom(...BANDS),
    city: fc.constantFrom(...CITIES),
    day: fc.integer({ min: 1, max: 18 }),
    songs: fc.integer({ min: 5, max: 14 }),
    record: fc.constantFrom(...RECORDS),
    person: fc.constantFrom(...PEOPLE),
  }),
})

/** Also two records of one band on one day, two cancelled concerts and two deaths: each is an event of its own. */
const Events = fc.uniqueArray(Event, {
  selector: ({ kind, facts: { band, record, city, person } }) =>
    [kind, band, [record, city, person][kind]].join(' '),
  minLength: 2,
  maxLength: 5,
})

/** One report of an event, and the run that reads it. */
interface Arrival {
  readonly event: number
  readonly run: number
  readonly item: NewItem
}

const RUNS = 4

/** All reports of all events: each with any id, in any run, and in any order within it. */
const Arrivals = Events.chain((events) => {
  const reports = events.flatMap(({ kind, facts }, event) =>
    (KINDS[kind] ?? []).map((wording) => ({ event, said: wording(facts) })),
  )
  const every = { minLength: reports.length, maxLength: reports.length }
  return fc
    .record({
      order: fc.shuffledSubarray([...reports.keys()], every),
      ids: fc.uniqueArray(fc.nat(1_000_000), every),
      runs: fc.array(fc.nat(RUNS - 1), every),
    })
    .map(({ order, ids, runs }) =>
      order.flatMap((at): Arrival[] => {
        const [report, run = 0] = [reports[at], runs[at]]
        if (!report) return []
        const [language, title, text] = report.said
        const fetchedAt = new Date(START + run * HOUR_MS).toISOString()
        const about = { category: 'news', publishedAt: null, fetchedAt } as const
        const item = { id: String(ids[at]), language, title, text, ...about }
        return [{ event: report.event, run, item }]
      }),
    )
})

/** The ids in each cluster after all runs, as the table hands the clusters from one run to the next. */
const clusteredIn = (arrivals: readonly Arrival[]): readonly string[] => {
  const known = new Map<string, KnownCluster>()
  for (let run = 0; run < RUNS; run++) {
    const items = arrivals.filter((one) => one.run === run).map(({ item }) => item)
    for (const cluster of groupByEvent(items, [...known.values()])) {
      const [{ id, fetchedAt: firstSeenAt }] = cluster.items
      const { SK, itemIds } = cluster.known ?? { SK: id, itemIds: [] }
      const added = cluster.items.map((item) => item.id)
      known.set(SK, { SK, ...cluster.story, firstSeenAt, itemIds: [...itemIds, ...added] })
    }
  }
  return [...known.values()].map(({ itemIds }) => itemIds.toSorted().join(' ')).toSorted()
}

it('makes one cluster of three or more reports of each event, in whichever order and runs they come', () => {
  fc.assert(
    fc.property(Arrivals, (arrivals) => {
      const events = Map.groupBy(arrivals, ({ event }) => event)
      const wanted = [...events.values()].map((reports) =>
        reports
          .map(({ item }) => item.id)
          .toSorted()
          .join(' '),
      )
      expect(clusteredIn(arrivals)).toEqual(wanted.toSorted())
    }),
    { numRuns: 200 },
  )
})
