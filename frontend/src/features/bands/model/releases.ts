import type { Release } from '#shared/api/bands.ts'

/** The newest first, those without a year last; by title within a year. */
export const sortedReleases = (releases: readonly Release[]): readonly Release[] =>
  releases.toSorted(
    (one, other) =>
      (other.year ?? 0) - (one.year ?? 0) || one.title.localeCompare(other.title, 'de'),
  )
