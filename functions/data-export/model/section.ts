/** An object of the media bucket that belongs to the member, and its name in the archive. */
export interface OwnMedia {
  readonly key: string
  readonly file: string
  readonly mime: string
}

interface Values {
  readonly text: string | null
  readonly date: string | null
  readonly number: number | null
  readonly flag: boolean
  readonly list: readonly string[]
  readonly media: readonly OwnMedia[]
}

export type FieldKind = keyof Values

export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  /** German, for the pages. */
  readonly label: string
}

export type Fields = Readonly<Record<string, Field>>

/** What a section reads; a value that is not there may be left undefined. */
export type EntryOf<F extends Fields> = {
  readonly [Name in keyof F]: Values[F[Name]['kind']] | undefined
}

/** An entry of any section. */
export type Entry = Readonly<Record<string, Values[FieldKind]>>

export interface EntryPage<E = Entry> {
  readonly entries: readonly E[]
  /** Where the next page starts; absent after the last one. */
  readonly next?: string | undefined
}

/** One kind of data: what is in the files about it, and where it is read. */
export interface Section {
  /** Names its files and its part of the schema. */
  readonly id: string
  /** The kinds of items that it exports, by their names in the catalogue (functions/privacy/catalogue). */
  readonly kinds: readonly string[]
  /** German. */
  readonly title: string
  /** German: what it is and why it exists. */
  readonly about: string
  readonly fields: Fields
  /** One page, of at most some hundred entries. */
  readonly read: (memberId: string, cursor: string | undefined) => Promise<EntryPage>
}

interface Definition<F extends Fields> extends Omit<Section, 'fields' | 'read'> {
  readonly fields: F
  readonly read: (memberId: string, cursor: string | undefined) => Promise<EntryPage<EntryOf<F>>>
}

const ABSENT: Readonly<Record<FieldKind, Values[FieldKind]>> = {
  text: null,
  date: null,
  number: null,
  flag: false,
  list: [],
  media: [],
}

const complete =
  (fields: Fields) =>
  (entry: EntryOf<Fields>): Entry =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [name, entry[name] ?? ABSENT[kind]]),
    )

export const section = <const F extends Fields>({ read, ...about }: Definition<F>): Section => ({
  ...about,
  read: async (memberId, cursor) => {
    const { entries, next } = await read(memberId, cursor)
    return { entries: entries.map(complete(about.fields)), next }
  },
})

const field =
  <Kind extends FieldKind>(kind: Kind) =>
  (label: string): Field<Kind> => ({ kind, label })

export const text = field('text')
export const date = field('date')
export const number = field('number')
export const flag = field('flag')
export const list = field('list')
export const media = field('media')
