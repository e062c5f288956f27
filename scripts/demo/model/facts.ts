import { datesIn, dayOf } from './dates.ts'
import type { EvidenceItem } from './evidence.ts'
import { numberOf, ratingIn, type Rating, type Unit } from './figures.ts'
import { GENRES, GERMAN_CITY, SOUNDS, SUBJECTS } from './lexicon.ts'
import { bandsIn, citiesIn, festivalsIn, homesIn, labelsIn, titlesIn } from './names.ts'
import { peopleIn, producersIn, type Person } from './people.ts'
import { fold, merge, together, type Said } from './said.ts'

/** What sentences are made of, by the name of their gap. */
export type Slots = Readonly<Partial<Record<string, Said>>>

export interface Facts {
  readonly slots: Slots
  readonly bands: readonly string[]
  readonly rating: Rating | undefined
  readonly genres: readonly string[]
}

type Read = (item: EvidenceItem) => readonly string[]

const whole = ({ title, text }: EvidenceItem): string => `${title}. ${text}`

/** The facts of the kind in all items; those that more items state come first. */
const gather = (items: readonly EvidenceItem[], read: Read): readonly Said[] =>
  merge(items.map(read)).toSorted((a, b) => b.items.length - a.items.length)

const number = (unit: Unit): Read => {
  return (item) => [numberOf(whole(item), unit)].filter((found) => found !== undefined)
}

const known = (words: readonly (readonly [RegExp, string])[]): Read => {
  return ({ text }) => words.filter(([pattern]) => pattern.test(text)).map(([, german]) => german)
}

const german = (city: string): string => GERMAN_CITY[city] ?? city

const genresOf: Read = (item) => {
  const text = whole(item).toLowerCase().replaceAll('-', ' ')
  const found = GENRES.filter((genre) => text.includes(genre.toLowerCase().replaceAll('-', ' ')))
  return found.filter((genre) => !found.some((other) => other !== genre && other.includes(genre)))
}

const people = (item: EvidenceItem, move?: Person['move']): readonly string[] =>
  peopleIn(item.text)
    .filter((person) => move === undefined || person.move === move)
    .map(({ name, role }) => `${name} (${role})`)

const withoutOthers = (titles: readonly Said[], others: readonly Said[]): readonly Said[] => {
  const taken = new Set(others.map(({ value }) => fold(value)))
  return titles.filter(({ value }) => !taken.has(fold(value)))
}

const ratingOf = (items: readonly EvidenceItem[]): Rating | undefined =>
  items.map((item) => ratingIn(whole(item))).find((rating) => rating !== undefined)

const decimal = (value: number): string => String(value).replace('.', ',')

const ratings: Read = (item) => {
  const rating = ratingIn(whole(item))
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
  const band = bands.find(({ value }) => first !== undefined && fold(value) === fold(first))
  const others = bands.filter((each) => each !== band)
  const titles = withoutOthers(
    gather(items, (item) => titlesIn(whole(item))),
    bands,
  )
  return { bands, band, others, titles }
}

const dates = (items: readonly EvidenceItem[]): readonly Said[] =>
  merge(items.map((item) => datesIn(whole(item))))

/** What the items state, nothing else; every fact knows where it stands. */
export const factsOf = (items: readonly EvidenceItem[]): Facts => {
  const { bands, band, others, titles } = namesOf(items)
  const days = dates(items)
  const genres = gather(items, genresOf)
  const quoted = titles.slice(1).map((title) => ({ ...title, value: `„${title.value}“` }))
  const slots = {
    ...figures(items),
    band,
    others: together(others, 5),
    guest: others[0],
    title: titles[0],
    tracks: together(quoted, 3),
    date: days[0],
    laterDate: days[1],
    label: gather(items, ({ text }) => labelsIn(text))[0],
    festival: gather(items, (item) => festivalsIn(whole(item)))[0],
    cities: together(
      gather(items, ({ text }) => citiesIn(text).map(german)),
      6,
    ),
    city: gather(items, ({ text }) => citiesIn(text).map(german))[0],
    home: gather(items, ({ text }) => homesIn(text).map(german))[0],
    producer: gather(items, ({ text }) => producersIn(text))[0],
    person: gather(items, (item) => people(item))[0],
    leaver: gather(items, (item) => people(item, 'leaves'))[0],
    joiner: gather(items, (item) => people(item, 'joins'))[0],
    rating: gather(items, ratings)[0],
    sounds: together(gather(items, known(SOUNDS)), 3),
    subjects: together(gather(items, known(SUBJECTS)), 3),
    genre: genres[0],
    source: merge(items.map(({ source }) => [source]))[0],
    sources: together(merge(items.map(({ source }) => [source])), 4),
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
