import { FeedProblem } from '../../feed-problem.ts'
import { endsText, findField, isTransparent, type Slot } from './fields.ts'
import { readElements, type Attributes } from './read-elements.ts'
import { Names } from './vocabulary.ts'

/** Longer values are cut before any further processing. */
const MAX_CHARS = 60_000
/** Values of an item, and links of an item or of the feed; real items have about ten. */
const MAX_VALUES = 100

/** A value of an item; the smallest rank counts most. Titles and texts are HTML. */
export interface FoundValue {
  readonly slot: Slot
  readonly rank: number
  readonly value: string
}

export interface FoundLink {
  readonly href: string
  readonly rel: string
  /** The `xml:base` of the elements around it, without that of the root. */
  readonly bases: readonly string[]
}

export interface FoundItem {
  readonly values: readonly FoundValue[]
  readonly links: readonly FoundLink[]
}

export interface FeedStructure {
  /** The address that relative links refer to, as the feed states it. */
  readonly base: string | undefined
  /** The complete items, in order. */
  readonly items: readonly FoundItem[]
}

/** `part`: an element whose children belong to the item around it. */
type Role = 'outside' | 'root' | 'item' | 'part' | 'field' | 'markup' | 'ignored'

interface OpenElement {
  readonly role: Role
  readonly base: string | undefined
}

interface OpenField {
  readonly slot: Slot
  readonly rank: number
  readonly attributes: Attributes
  readonly bases: readonly string[]
  readonly isOfItem: boolean
  text: string
}

/** Elements that must be closed where they end, because their content is not shown. */
const SILENT = new Set(['script', 'style'])

const HTML_NAME = /^[a-z][a-z\d]*$/

/** What the conversion to text needs to know of a tag. */
const KEPT = new Set(['href', 'rel', 'itemprop', 'hidden', 'style', 'class', 'id', 'role', 'open'])

const attribute = ([name, value]: [string, string]): string =>
  ` ${name}="${value.replace(/["<>&]/g, (char) => `&#${char.charCodeAt(0)};`)}"`

const startTag = (name: string, attributes: Attributes): string => {
  if (!HTML_NAME.test(name)) return ''
  const kept = [...attributes].filter(([key]) => KEPT.has(key)).map(attribute)
  return `<${name}${attributes.size > 0 ? ` x=""${kept.join('')}` : ''}>`
}

const endTag = (name: string, isImplied: boolean): string =>
  HTML_NAME.test(name) && (!isImplied || SILENT.has(name)) ? `</${name}>` : ''

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const addressOf = (attributes: Attributes): string =>
  attributes.get('href') ?? attributes.get('url') ?? attributes.get('rdf:resource') ?? ''

const REGISTRY = /^https?:\/\/www\.iana\.org\/assignments\/relation\//

/** A link without `rel` leads to the page (RFC 4287, 4.2.7.2). */
const relOf = (attributes: Attributes): string => {
  const rel = (attributes.get('rel') ?? '').trim().toLowerCase()
  return rel === '' ? 'alternate' : rel.replace(REGISTRY, '')
}

const aboutOf = (attributes: Attributes): string => {
  for (const [name, value] of attributes) if (localName(name) === 'about') return value
  return ''
}

class FeedStructureReader {
  private names: Names | null = null
  private open: OpenElement[] = []
  private readonly items: FoundItem[] = []
  private readonly siteLinks: FoundLink[] = []
  private values: FoundValue[] = []
  private links: FoundLink[] = []
  private field: OpenField | null = null
  private rootBase: string | undefined
  private hasItem = false
  private isPage = false
  private hasEnded = false
  private isDamaged = false
  private hasChannel = false

  read(text: string): FeedStructure {
    readElements(text, {
      open: (name, attributes) => this.openElement(name, attributes),
      text: (part) => this.addText(part),
      close: (name, isImplied) => this.closeElement(name, isImplied),
    })
    return this.result()
  }

  private result(): FeedStructure {
    const { names } = this
    if (!names) throw new FeedProblem('not_a_feed')
    const isWhole = this.hasEnded && !this.isDamaged && (names.isAtom || this.hasChannel)
    if (this.items.length === 0 && !isWhole) throw new FeedProblem('broken')
    return { base: this.base(), items: this.items }
  }

  private base(): string | undefined {
    const [first] = this.siteLinks
    return this.rootBase ?? (this.siteLinks.find(({ rel }) => rel === 'alternate') ?? first)?.href
  }

  private get parent(): Role {
    return this.open.at(-1)?.role ?? 'outside'
  }

  private push(role: Role, base?: string): void {
    this.open.push({ role, base })
  }

  private openElement(name: string, attributes: Attributes): void {
    if (!this.names) this.openRoot(name, attributes)
    else if (this.hasEnded) this.push('ignored')
    else this.openIn(this.names, name, attributes)
  }

  private openRoot(name: string, attributes: Attributes): void {
    if (name === 'html') this.isPage = true
    this.names = this.isPage ? null : Names.ofRoot(name, attributes)
    this.rootBase = this.names ? attributes.get('xml:base') : undefined
    this.push(this.names ? 'root' : 'outside')
  }

  private openIn(names: Names, name: string, attributes: Attributes): void {
    names.declare(attributes)
    const meaning = names.meaningOf(name, attributes)
    if (this.field && endsText(meaning, this.field.slot)) this.endUnclosedField()
    const isItem = meaning === (names.isAtom ? 'entry' : 'item')
    if (this.field) this.openMarkup(name, attributes)
    else if (isItem) this.openItem(attributes)
    else this.openPart(meaning, attributes)
  }

  private openMarkup(name: string, attributes: Attributes): void {
    this.append(startTag(localName(name), attributes))
    this.push('markup')
  }

  private openItem(attributes: Attributes): void {
    if (this.hasItem) this.endItem()
    this.hasItem = true
    const about = aboutOf(attributes)
    if (about !== '') this.values.push({ slot: 'guid', rank: 9, value: about })
    this.push('item', attributes.get('xml:base'))
  }

  private openPart(meaning: string, attributes: Attributes): void {
    const { parent } = this
    const base = attributes.get('xml:base')
    const isInItem = parent === 'item' || parent === 'part'
    if (parent === 'root') this.openPartOfFeed(meaning, attributes)
    else if (isInItem && isTransparent(meaning)) this.push('part', base)
    else if (isInItem) this.openField(meaning, attributes)
    else this.push('ignored')
  }

  private openPartOfFeed(meaning: string, attributes: Attributes): void {
    if (meaning === 'channel') {
      this.hasChannel = true
      this.push('root', attributes.get('xml:base'))
    } else if (meaning === 'link') this.openField(meaning, attributes, false)
    else this.push('ignored')
  }

  private openField(meaning: string, attributes: Attributes, isOfItem = true): void {
    const field = findField(meaning, attributes)
    const base = attributes.get('xml:base')
    this.push(field ? 'field' : 'ignored', base)
    if (!field) return
    const bases = this.open.flatMap((element) => element.base ?? [])
    this.field = { ...field, attributes, bases, isOfItem, text: '' }
  }

  private append(text: string): void {
    const { field } = this
    if (field && field.text.length < MAX_CHARS)
      field.text += text.slice(0, MAX_CHARS - field.text.length)
  }

  private addText(text: string): void {
    if (this.parent === 'field' || this.parent === 'markup') this.append(text)
  }

  private closeElement(name: string, isImplied: boolean): void {
    const role = this.open.pop()?.role
    if (isImplied && role !== 'markup' && role !== 'outside') this.isDamaged = true
    if (role === 'markup') this.append(endTag(localName(name), isImplied))
    else if (role === 'field') this.endField()
    else if (role === 'item') this.endItem()
    else if (role === 'root' && this.parent !== 'root') this.hasEnded = true
  }

  /** Its end tag is missing: what follows belongs to the item again. */
  private endUnclosedField(): void {
    const isOfItem = this.field?.isOfItem === true
    this.endField()
    this.isDamaged = true
    this.open = this.open.map((element) =>
      element.role === 'field' || element.role === 'markup'
        ? { ...element, role: isOfItem ? 'part' : 'root' }
        : element,
    )
  }

  private endField(): void {
    const { field } = this
    this.field = null
    if (!field) return
    const { slot, rank, text } = field
    const value = text.trim()
    if (slot === 'link' || slot === 'address') this.addLinks(field, value)
    else if (value !== '' && this.values.length < MAX_VALUES)
      this.values.push({ slot, rank, value })
  }

  private addLinks({ slot, attributes, bases, isOfItem }: OpenField, value: string): void {
    const links = isOfItem ? this.links : this.siteLinks
    const href = addressOf(attributes).trim()
    const isPage = slot === 'link'
    if (links.length >= MAX_VALUES) return
    if (href !== '') links.push({ href, rel: isPage ? relOf(attributes) : 'enclosure', bases })
    if (value !== '') links.push({ href: value, rel: isPage ? 'text' : 'enclosure', bases })
  }

  private endItem(): void {
    if (this.hasItem) this.items.push({ values: this.values, links: this.links })
    this.hasItem = false
    this.values = []
    this.links = []
  }
}

/**
 * Finds the items of an RSS, RDF or Atom feed, with their texts in the order of the document, whatever is wrong with
 * its markup. Leaves out an item that the end of the text cuts off.
 * @throws FeedProblem not_a_feed, broken (no complete item, although it is not an empty feed)
 */
export const readStructure = (text: string): FeedStructure => new FeedStructureReader().read(text)
