import { knownCountry } from '#shared/domain/concert-countries.ts'

/** What a text names beside the place, such as '01067 Dresden, Deutschland'. */
export interface PlaceParts {
  readonly name: string
  readonly postcode?: string | undefined
  readonly country?: string | undefined
}

const BEFORE = /^(?:(D|A|CH|DE|AT)\s*[-–]?\s*)?(\d{4,5})\s*[,–-]?\s*(?=\p{L})/u
const BEHIND = /[\s,–-]+(?:(?:D|A|CH|DE|AT)\s*[-–]?\s*)?(\d{4,5})$/u
/** A postcode in brackets. */
const BRACKETED = /\(\s*((?:(?:D|A|CH|DE|AT)\s*[-–]?\s*)?\d{4,5})\s*\)/u
const LAND = /^(.+?)(?:\s*,\s*([^,]+)|\s*\(([^()]+)\))$/u
/** What towns call themselves. */
const TITLE =
  /^(?:(?:freie und )?hansestadt|landeshauptstadt|lutherstadt|universitätsstadt|stadt)\s+/iu

const withoutLand = (text: string): Pick<PlaceParts, 'name' | 'country'> => {
  const [, name = text, behind = '', bracketed = ''] = LAND.exec(text) ?? []
  const land = behind === '' ? bracketed : behind
  // A letter behind a name is a river more often than a country.
  const country = land.length > 1 ? knownCountry(land) : undefined
  return country === undefined ? { name: text } : { name, country }
}

export const splitPlace = (text: string): PlaceParts => {
  const { name: bare, country } = withoutLand(
    text.normalize('NFC').replace(BRACKETED, ' $1 ').trim().replace(/\s+/gu, ' '),
  )
  const [before = '', land, leading] = BEFORE.exec(bare) ?? []
  const rest = bare.slice(before.length)
  const trailing = leading === undefined ? BEHIND.exec(rest) : null
  const name = (trailing ? rest.slice(0, trailing.index) : rest).replace(TITLE, '')
  return {
    name,
    postcode: leading ?? trailing?.[1],
    country: country ?? (land === undefined ? undefined : knownCountry(land)),
  }
}
