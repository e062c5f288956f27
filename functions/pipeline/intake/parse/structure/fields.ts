import type { Attributes } from './read-elements.ts'

export type Slot = 'title' | 'text' | 'caption' | 'guid' | 'date' | 'link' | 'address'

/** By slot, the elements of an item by their meaning; the first one counts most. */
const SLOTS: readonly (readonly [Slot, string])[] = [
  ['title', 'title dc:title media:title atom:title dcterms:title itunes:title'],
  [
    'text',
    'content:encoded description content summary atom:content atom:summary xhtml:body dc:description dcterms:abstract itunes:summary',
  ],
  ['caption', 'media:description media:text'],
  ['guid', 'guid id atom:id'],
  [
    'date',
    'pubdate published issued dc:date date atom:published created updated atom:updated modified dcterms:created dcterms:issued dcterms:modified',
  ],
  ['link', 'link atom:link'],
  ['address', 'feedburner:origlink enclosure'],
]

interface Field {
  readonly slot: Slot
  readonly rank: number
}

const FIELDS: ReadonlyMap<string, Field> = new Map(
  SLOTS.flatMap(([slot, names]) =>
    names.split(' ').map((name, rank): [string, Field] => [name, { slot, rank }]),
  ),
)

const READABLE_TYPE = /^(?:text|html|xhtml|text\/.*|.*[/+]x?html|.*[/+]xml)$/i

/** Atom content of another type is encoded data, and an image is not a page to link to. */
const isUsable = (meaning: string, attributes: Attributes): boolean => {
  const type = attributes.get('type') ?? 'text'
  if (meaning === 'enclosure') return !type.startsWith('image/')
  if (meaning !== 'content' && meaning !== 'atom:content') return true
  return attributes.get('mode') !== 'base64' && READABLE_TYPE.test(type)
}

/** What an element directly in an item contributes; undefined for nothing. */
export const findField = (meaning: string, attributes: Attributes): Field | undefined =>
  isUsable(meaning, attributes) ? FIELDS.get(meaning) : undefined

/** Elements that HTML does not have: one of them in a text shows that the end tag of the text is missing. */
const NEVER_IN_TEXT = new Set([
  'item',
  'entry',
  'guid',
  'pubdate',
  'description',
  'dc:date',
  'content:encoded',
])

export const endsText = (meaning: string, slot: Slot): boolean =>
  NEVER_IN_TEXT.has(meaning) || (slot !== 'text' && FIELDS.has(meaning) && meaning !== 'content')

/** Elements whose children belong to the item too. */
export const isTransparent = (meaning: string): boolean => meaning === 'media:group'
