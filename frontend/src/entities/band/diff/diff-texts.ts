import {
  listFields,
  listDelta,
  type BandField,
  type BandPatch,
  type BandPerson,
  type BandRelease,
} from '#shared/domain/band-diff.ts'
import { messages } from './texts.ts'

/** What a change of a field removes and adds, one text for each element. */
export interface FieldChange {
  readonly field: BandField
  readonly label: string
  /** Whether single elements of a list changed. */
  readonly isList: boolean
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const joined = (...texts: readonly (string | number | null)[]): string =>
  texts.filter((text) => text !== null && text !== '').join(', ')

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)

const toText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return messages.empty
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const ELEMENTS: Readonly<Partial<Record<BandField, (element: never) => string>>> = {
  members: ({ name, instrument }: BandPerson) => name + inBrackets(instrument ?? ''),
  releases: ({ title, year, type, url }: BandRelease) =>
    title + inBrackets(joined(year, type, url)),
  socialLinks: ([name, url]: [string, string]) => `${name}: ${url}`,
}

const changeOf = (field: BandField, before: unknown, after: unknown): FieldChange => {
  const label = messages.fields[field]
  const delta = listDelta(field, before, after)
  const elementText = ELEMENTS[field]
  if (!delta || !elementText)
    return { field, label, isList: false, removed: [toText(before)], added: [toText(after)] }
  const texts = (elements: unknown[]) => elements.map((element) => elementText(element as never))
  return { field, label, isList: true, removed: texts(delta.removed), added: texts(delta.added) }
}

/** The changed fields in the order of the form. */
export const changesBetween = (before: BandPatch, after: BandPatch): FieldChange[] =>
  listFields(after).map((field) => changeOf(field, before[field], after[field]))
