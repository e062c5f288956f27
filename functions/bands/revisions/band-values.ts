import type { EditBand } from '#shared/api/band-history.ts'
import type { BandChanges } from '#shared/api/bands.ts'
import { BAND_FIELDS, type BandPatch, type BandValues } from '#shared/domain/band-diff.ts'
import type { BandChange, BandItem } from '../items/band.items.ts'

const EMPTY: BandValues = {
  name: '',
  genre: null,
  country: null,
  city: null,
  description: null,
  website: null,
  socialMediaUrl: null,
  formedYear: null,
  socialLinks: {},
  spotifyUrl: null,
  youtubeUrl: null,
  members: [],
  releases: [],
  isNewcomer: false,
}

/** The values of a stored band, of which a revision keeps the changed ones. */
export const readValues = (band: BandItem): BandValues => ({
  ...EMPTY,
  ...Object.fromEntries(
    BAND_FIELDS.filter((field) => band[field] !== undefined).map((field) => [field, band[field]]),
  ),
})

/** Forms send empty texts for omitted values. */
const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The same as attributes of the item, which has none for empty values. */
export const toAttributes = (patch: BandPatch): BandChange =>
  Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [field, isEmpty(value) ? undefined : value]),
  )

const withoutEmpty = (links: NonNullable<BandChanges['socialLinks']>) =>
  Object.fromEntries(Object.entries(links).filter(([, url]) => url !== ''))

const person = ({ name, instrument }: NonNullable<BandChanges['members']>[number]) => ({
  name,
  instrument: orNull(instrument),
})

const release = ({ title, year, type, url }: NonNullable<BandChanges['releases']>[number]) => ({
  title,
  year: year ?? null,
  type: orNull(type),
  url: orNull(url),
})

/** What an editor sent, with null for emptied texts. */
export const toPatch = ({ changes, isNewcomer }: Pick<EditBand, 'changes' | 'isNewcomer'>) => {
  const { socialLinks, members, releases, ...single } = changes
  const texts = Object.entries(single).map(([field, value]) => [field, value === '' ? null : value])
  return {
    ...Object.fromEntries(texts),
    ...(socialLinks && { socialLinks: withoutEmpty(socialLinks) }),
    ...(members && { members: members.map(person) }),
    ...(releases && { releases: releases.map(release) }),
    ...(isNewcomer !== undefined && { isNewcomer }),
  } as BandPatch
}
