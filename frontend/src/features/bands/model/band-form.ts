import { EditBand } from '#shared/api/band-history.ts'
import type { Band } from '#shared/api/bands.ts'
import {
  applyPatch,
  BAND_FIELDS,
  findChanges,
  mergeChanges,
  pickFields,
  listFields,
  type BandPatch,
  type BandValues,
} from '#shared/domain/band-diff.ts'
import { careMessages } from '../care-texts.ts'

/** Fields of the form with one text. */
export const TEXT_FIELDS = [
  'name',
  'genre',
  'country',
  'city',
  'formedYear',
  'description',
  'website',
  'socialMediaUrl',
  'spotifyUrl',
  'youtubeUrl',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The lists of the form with the fields of a row. */
export const LIST_FIELDS = {
  members: ['name', 'instrument'],
  releases: ['title', 'year', 'type', 'url'],
  socialLinks: ['name', 'url'],
} as const
export type ListField = keyof typeof LIST_FIELDS

/** A row of a list. The key stays when rows before it are removed. */
export interface Row {
  readonly key: string
  readonly texts: Readonly<Record<string, string>>
}

/** What the form holds: texts as they were typed. */
export interface BandDraft {
  readonly texts: Readonly<Record<TextField, string>>
  readonly lists: Readonly<Record<ListField, readonly Row[]>>
  readonly isNewcomer: boolean
  readonly note: string
}

/** The values of a band with their version, from which an edit starts. */
export interface Base {
  readonly values: BandValues
  readonly version: number
}

export const baseOf = (band: Band): Base => ({
  values: pickFields(band, BAND_FIELDS) as BandValues,
  version: band.version,
})

const rowOf = (texts: Record<string, unknown>): Row => ({
  key: crypto.randomUUID(),
  texts: Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, toText(value)])),
})

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const emptyRow = (list: ListField): Row =>
  rowOf(Object.fromEntries(LIST_FIELDS[list].map((name) => [name, ''])))

export const toDraft = (values: BandValues, note = ''): BandDraft => ({
  texts: Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, toText(values[field])]),
  ) as BandDraft['texts'],
  lists: {
    members: values.members.map((one) => rowOf({ ...one })),
    releases: values.releases.map((one) => rowOf({ ...one })),
    socialLinks: Object.entries(values.socialLinks).map(([name, url]) => rowOf({ name, url })),
  },
  isNewcomer: values.isNewcomer,
  note,
})

const isTyped = ({ texts }: Row): boolean => Object.values(texts).some((text) => text.trim() !== '')

/** Rows without any text are not sent. */
const typedRows = ({ lists }: BandDraft, list: ListField): Row[] => lists[list].filter(isTyped)

const textOf = ({ texts }: Row, name: string): string => (texts[name] ?? '').trim()
const orNull = (text: string): string | null => (text === '' ? null : text)

/** NaN for what is no number, which the schema refuses. */
const yearOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** What was typed, as values; not checked yet. */
const valuesIn = (draft: BandDraft): BandValues => {
  const single = TEXT_FIELDS.map((field) => [field, orNull(draft.texts[field].trim())])
  return {
    ...(Object.fromEntries(single) as unknown as BandValues),
    name: draft.texts.name.trim(),
    formedYear: yearOf(draft.texts.formedYear),
    members: typedRows(draft, 'members').map((row) => ({
      name: textOf(row, 'name'),
      instrument: orNull(textOf(row, 'instrument')),
    })),
    releases: typedRows(draft, 'releases').map((row) => ({
      title: textOf(row, 'title'),
      year: yearOf(textOf(row, 'year')),
      type: orNull(textOf(row, 'type')),
      url: orNull(textOf(row, 'url')),
    })),
    socialLinks: Object.fromEntries(
      typedRows(draft, 'socialLinks').map((row) => [textOf(row, 'name'), textOf(row, 'url')]),
    ),
    isNewcomer: draft.isNewcomer,
  }
}

/** What the member changed. */
export const typedChanges = ({ values }: Base, draft: BandDraft): BandPatch =>
  findChanges(values, valuesIn(draft))

export const isChanged = (base: Base, draft: BandDraft): boolean =>
  listFields(typedChanges(base, draft)).length > 0

/** Whether the member changed what decides which bands share its name. */
export const isRenaming = (base: Base, draft: BandDraft): boolean => {
  const { name, country } = typedChanges(base, draft)
  return name !== undefined || country !== undefined
}

/** The same changes on top of a newer version: lists keep what others changed in between. */
export const rebased = (base: Base, draft: BandDraft, newer: Base): BandDraft => {
  const after = typedChanges(base, draft)
  const before = pickFields(base.values, listFields(after))
  const merged = mergeChanges(newer.values, { before, after })
  return toDraft(applyPatch(newer.values, merged), draft.note)
}

/** By the name of a text field, by `note`, or by `<list>.<key of the row>.<name>`. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

type Checked =
  | { readonly ok: true; readonly edit: EditBand }
  | { readonly ok: false; readonly errors: FormErrors }

const toSend = (value: unknown): unknown => value ?? ''

/** An emptied text is sent as an empty one, an emptied year as null. */
const sentOf = ({ isNewcomer, ...patch }: BandPatch) => ({
  changes: Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [
      field,
      field === 'formedYear' ? value : toSend(value),
    ]),
  ),
  ...(isNewcomer !== undefined && { isNewcomer }),
})

const isList = (field: unknown): field is ListField => String(field) in LIST_FIELDS

/** A link is named by its own name, an element of the other lists by its position. */
const rowAt = (draft: BandDraft, list: ListField, at: PropertyKey): Row | undefined => {
  const rows = typedRows(draft, list)
  return list === 'socialLinks' ? rows.find((row) => textOf(row, 'name') === at) : rows[Number(at)]
}

const errorKey = (draft: BandDraft, path: readonly PropertyKey[]): string => {
  const [, field, at, name] = path
  if (path[0] !== 'changes') return String(path[0])
  if (!isList(field) || at === undefined) return String(field)
  const row = rowAt(draft, field, at)
  const column = name ?? (field === 'socialLinks' ? 'url' : LIST_FIELDS[field][0])
  return row ? `${field}.${row.key}.${String(column)}` : field
}

const SCHEMA_OWN_TEXT = 'Invalid input'

/** Links have their names as keys, so that a second one of a name would replace the first. */
const doubledLink = (draft: BandDraft): Row | undefined => {
  const rows = typedRows(draft, 'socialLinks')
  const names = rows.map((row) => textOf(row, 'name'))
  return rows.find((_, at) => names.indexOf(names[at] ?? '') < at)
}

/** Checks with the schema of the server. `otherwise` replaces texts of the schema library. */
export const checkEdit = (base: Base, draft: BandDraft, otherwise: string): Checked => {
  const doubled = doubledLink(draft)
  if (doubled)
    return { ok: false, errors: { [`socialLinks.${doubled.key}.name`]: careMessages.edit.doubled } }
  const result = EditBand.safeParse({
    version: base.version,
    ...sentOf(typedChanges(base, draft)),
    note: draft.note,
  })
  if (result.success) return { ok: true, edit: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues)
    errors[errorKey(draft, path)] ??= message.startsWith(SCHEMA_OWN_TEXT) ? otherwise : message
  return { ok: false, errors }
}
