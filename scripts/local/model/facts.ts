import { datesIn, dayOf } from './dates.ts'
import type { EvidenceItem } from './evidence.ts'
import { findNumber, ratingIn, type Rating, type Unit } from './figures.ts'
import { GENRES, GERMAN_CITY, SOUNDS, SUBJECTS } from './lexicon.ts'
import { bandsIn, citiesIn, festivalsIn, homesIn, labelsIn, titlesIn } from './names.ts'
import { peopleIn, producersIn, type Person } from './people.ts'
import { joinFacts, mergeFacts, normalize, type Fact } from './fact.ts'

/** Values for the gaps of phrases, by the name of the gap. */
export type Slots = Readonly<Partial<Record<string, Fact>>>

export interface Facts {
  readonly slots: Slots
  readonly bands: readonly string[]
  readonly rating: Rating | undefined
  readonly genres: readonly string[]
}

type Read = (item: EvidenceItem) => readonly string[]

const textOf = ({ title, text }: EvidenceItem): string => `${title}. ${text}`

/** The facts of one kind in all items; facts that more items state come first. */
const gather = (items: readonly EvidenceItem[], read: Read): readonly Fact[] =>
  mergeFacts(items.map(read)).toSorted((a, b) => b.items.length - a.items.length)

const number = (unit: Unit): Read => {
  return (item) => [findNumber(textOf(item), unit)].filter((found) => found !== undefined)
}

const known = (words: readonly (readonly [RegExp, string])[]): Read => {
  return ({ text }) => words.filter(([pattern]) => pattern.test(text)).map(([, german]) => german)
}

const german = (city: string): string => GERMAN_CITY[city] ?? city

const genresOf: Read = (item) => {
  const text = textOf(item).toLowerCase().replaceAll('-', ' ')
  const found = GENRES.filter((genre) => text.includes(genre.toLowerCase().replaceAll('-', ' ')))
  return found.filter((genre) => !found.some((other) => other !== genre && other.includes(genre)))
}

const people = (item: EvidenceItem, move?: Person['move']): readonly string[] =>
  peopleIn(item.text)
    .filter((person) => move === undefined || person.move === move)
    .map(({ name, role }) => `${name} (${role})`)

const withoutOthers = (titles: readonly Fact[], others: readonly Fact[]): readonly Fact[] => {
  const taken = new Set(others.map(({ value }) => normalize(value)))
  return titles.filter(({ value }) => !taken.has(normalize(value)))
}

const ratingOf = (items: readonly EvidenceItem[]): Rating | undefined =>
  items.map((item) => ratingIn(textOf(item))).find((rating) => rating !== undefined)

const decimal = (value: number): string => String(value).replace('.', ',')

const ratings: Read = (item) => {
  const rating = ratingIn(textOf(item))
  return rating ? [`${decimal(rating.value)} von ${String(rating.of)} Punkten`] : []
}

const figures = (items: readonly EvidenceItem[]): Slots =>
  Object.fromEntries(
    (
      [
        'songs',
        'minutes',
        'concerts',
        'visitors',
        'bandCount',
        'years',
        'copies',
        'euros',
        'days',
      ] as const
    ).map((slot) => [slot, gather(items, number(slot === 'bandCount' ? 'bands' : slot))[0]]),
  )

const namesOf = (items: readonly EvidenceItem[]) => {
  const bands = gather(items, ({ title, text }) => bandsIn(title, text))
  const first = items.flatMap(({ title, text }) => bandsIn(title, text).slice(0, 1))[0]
  const band = bands.find(
    ({ value }) => first !== undefined && normalize(value) === normalize(first),
  )
  const others = bands.filter((each) => each !== band)
  const titles = withoutOthers(
    gather(items, (item) => titlesIn(textOf(item))),
    bands,
  )
  return { bands, band, others, titles }
}

const dates = (items: readonly EvidenceItem[]): readonly Fact[] =>
  mergeFacts(items.map((item) => datesIn(textOf(item))))

/** Facts that the items state, each with the items that state it. */
export const readFacts = (items: readonly EvidenceItem[]): Facts => {
  const { bands, band, others, titles } = namesOf(items)
  const days = dates(items)
  const genres = gather(items, genresOf)
  const cities = gather(items, ({ text }) => citiesIn(text).map(german))
  const homes = gather(items, ({ text }) => homesIn(text).map(german))
  const quoted = titles.slice(1).map((title) => ({ ...title, value: `„${title.value}“` }))
  const slots = {
    ...figures(items),
    band,
    others: joinFacts(others, 5),
    guest: others[0],
    title: titles[0],
    tracks: joinFacts(quoted, 3),
    date: days[0],
    laterDate: days[1],
    label: gather(items, ({ text }) => labelsIn(text))[0],
    festival: gather(items, (item) => festivalsIn(textOf(item)))[0],
    cities: joinFacts(withoutOthers(cities, homes), 6),
    city: cities[0],
    home: homes[0],
    producer: gather(items, ({ text }) => producersIn(text))[0],
    person: gather(items, (item) => people(item))[0],
    leaver: gather(items, (item) => people(item, 'leaves'))[0],
    joiner: gather(items, (item) => people(item, 'joins'))[0],
    rating: gather(items, ratings)[0],
    sounds: joinFacts(gather(items, known(SOUNDS)), 3),
    subjects: joinFacts(gather(items, known(SUBJECTS)), 3),
    genre: genres[0],
    source: mergeFacts(items.map(({ source }) => [source]))[0],
    sources: joinFacts(mergeFacts(items.map(({ source }) => [source])), 4),
    day: gather(items, ({ publishedAt }) =>
      [dayOf(publishedAt)].filter((day) => day !== undefined),
    )[0],
  }
  return {
    slots,
    bands: bands.map(({ value }) => value),
    rating: ratingOf(items),
    genres: genres.map(({ value }) => value),
  }
}
