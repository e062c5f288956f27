/** What a revision of a band can change (docs/product/band-history.md). */
export interface BandValues {
  readonly name: string
  readonly genre: string | null
  readonly country: string | null
  /** Where the band comes from; distinguishes it from others of its name. */
  readonly city: string | null
  readonly description: string | null
  readonly website: string | null
  readonly socialMediaUrl: string | null
  readonly formedYear: number | null
  /** Name of the network and address. */
  readonly socialLinks: Readonly<Record<string, string>>
  readonly spotifyUrl: string | null
  readonly youtubeUrl: string | null
  readonly members: readonly BandPerson[]
  readonly releases: readonly BandRelease[]
  /** Only moderators and a claim change it. */
  readonly isNewcomer: boolean
}

export interface BandPerson {
  readonly name: string
  readonly instrument: string | null
}

export interface BandRelease {
  readonly title: string
  readonly year: number | null
  readonly type: string | null
  readonly url: string | null
}

export type BandField = keyof BandValues

/** In the order of the form. */
export const BAND_FIELDS = [
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
  'socialLinks',
  'members',
  'releases',
  'isNewcomer',
] as const satisfies readonly BandField[]

/** What members know a band by, and what a moderator looked at before the band was verified. */
const IDENTITY = ['name', 'country', 'website'] as const satisfies readonly BandField[]

/** Whether a change could make a verified band look like another one. */
export const changesIdentity = (patch: Readonly<Partial<Record<BandField, unknown>>>): boolean =>
  IDENTITY.some((field) => patch[field] !== undefined)

/** An element of a list or of the links, with the texts that tell it from the others. */
interface Element {
  readonly id: string
  readonly json: string
  readonly value: unknown
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1

/** DynamoDB returns the keys of a map in any order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(byName)
      .map(([name, one]) => [name, canonical(one)]),
  )
}

const jsonOf = (value: unknown): string => JSON.stringify(canonical(value ?? null))

export const isSameValue = (one: unknown, other: unknown): boolean => jsonOf(one) === jsonOf(other)

const elementOf = (id: string, value: unknown): Element => ({
  id: id.normalize('NFKC').toLowerCase(),
  json: jsonOf(value),
  value,
})

const ELEMENTS: Readonly<Partial<Record<BandField, (value: never) => Element[]>>> = {
  members: (members: BandValues['members']) => members.map((one) => elementOf(one.name, one)),
  releases: (releases: BandValues['releases']) =>
    releases.map((one) => elementOf(`${one.title}\n${one.type ?? ''}`, one)),
  socialLinks: (links: BandValues['socialLinks']) =>
    Object.entries(links).map(([name, url]) => elementOf(name, [name, url])),
}

export const isListField = (field: BandField): boolean => field in ELEMENTS

/** Undefined for fields with a single value. */
const elementsOf = (field: BandField, value: unknown): Element[] | undefined =>
  ELEMENTS[field]?.((value ?? (field === 'socialLinks' ? {} : [])) as never)

const toValue = (field: BandField, elements: readonly Element[]): unknown =>
  field === 'socialLinks'
    ? Object.fromEntries(elements.map(({ value }) => value as [string, string]))
    : elements.map(({ value }) => value)

/** Takes the first element with this value or id out of the list. */
const take = (list: Element[], by: 'json' | 'id', element: Element): Element | undefined => {
  const at = list.findIndex((one) => one[by] === element[by])
  return at < 0 ? undefined : list.splice(at, 1)[0]
}

const without = (elements: readonly Element[], removed: readonly Element[]): Element[] => {
  const left = [...removed]
  return elements.filter((element) => !take(left, 'json', element))
}

/** The elements that a change removes and adds; a changed one is among both. */
export const listDelta = (
  field: BandField,
  before: unknown,
  after: unknown,
): { readonly removed: unknown[]; readonly added: unknown[] } | undefined => {
  const [from, to] = [elementsOf(field, before), elementsOf(field, after)]
  if (!from || !to) return undefined
  const values = (elements: readonly Element[]) => elements.map(({ value }) => value)
  return { removed: values(without(from, to)), added: values(without(to, from)) }
}

interface Versions<T> {
  readonly before: T
  readonly after: T
  readonly current: T
}

const mergeElements = ({ before, after, current }: Versions<readonly Element[]>): Element[] => {
  const removed = without(before, after)
  const since = new Set(without(current, before).map(({ id }) => id))
  const added = without(after, before).filter(({ id }) => !since.has(id))
  const merged = current.flatMap((element) => {
    if (!take(removed, 'json', element)) return [element]
    return take(added, 'id', element) ?? []
  })
  return [...merged, ...added]
}

/**
 * The change from `before` to `after`, made to `current`. Lists keep what others added or removed in between;
 * of an element that both changed, the one of `current` stays. Other fields take `after`.
 */
export const mergeValue = (field: BandField, values: Versions<unknown>): unknown => {
  const before = elementsOf(field, values.before)
  const after = elementsOf(field, values.after)
  const current = elementsOf(field, values.current)
  if (!before || !after || !current || isSameValue(values.before, values.current))
    return values.after
  return toValue(field, mergeElements({ before, after, current }))
}

export type BandPatch = { readonly [Field in BandField]?: BandValues[Field] | undefined }

export const listFields = (patch: BandPatch): BandField[] =>
  BAND_FIELDS.filter((field) => patch[field] !== undefined)

export const applyPatch = (values: BandValues, patch: BandPatch): BandValues =>
  ({ ...values, ...patch }) as BandValues

export const pickFields = (values: BandValues, fields: readonly BandField[]): BandPatch =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** What of `patch` differs from the values. */
export const findChanges = (values: BandValues, patch: BandPatch): BandPatch =>
  Object.fromEntries(
    listFields(patch)
      .filter((field) => !isSameValue(values[field], patch[field]))
      .map((field) => [field, patch[field]]),
  )

/** What the change from `before` to `after` makes of the current values; fields that stay are left out. */
export const mergeChanges = (
  current: BandValues,
  { before, after }: { readonly before: BandPatch; readonly after: BandPatch },
): BandPatch =>
  findChanges(
    current,
    Object.fromEntries(
      listFields(after).map((field) => [
        field,
        mergeValue(field, { before: before[field], after: after[field], current: current[field] }),
      ]),
    ),
  )
