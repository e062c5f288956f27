import type { Namesake } from '#shared/api/bands.ts'

const since = (year: number): string => `seit ${String(year)}`

/** What distinguishes a band from others of its name, for the line beside or below it. */
export const bandTraits = ({
  genre,
  city,
  country,
  formedYear,
}: Pick<Namesake, 'genre' | 'city' | 'country' | 'formedYear'>): string[] =>
  [genre, city, country, formedYear === null ? null : since(formedYear)].filter(
    (part): part is string => part !== null && part !== '',
  )
