import { parseAttributes, type HtmlAttributes } from './attributes.ts'
import { hiddenByStyles, isHidden } from './is-hidden.ts'
import { scanHtml } from './scan-html.ts'

/** A run of text, with where it leads. */
export interface Run {
  readonly text: string
  readonly href: string | undefined
  readonly isBold: boolean
  /** In a part of the page around the story, such as a navigation or the box about the author. */
  readonly isAside: boolean
}

/** The text between two line breaks. */
export interface Block {
  readonly runs: readonly Run[]
  readonly isHeading: boolean
  /** The number of elements around it. */
  readonly depth: number
}

const BREAKS =
  /^(?:p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article|aside|header|footer|main|nav|figure|figcaption|hr|dd|dt)$/
const HEADING = /^h[1-6]$/
const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|frame|keygen)$/

/** Elements that end with the next one of their kind, as HTML allows. */
const ENDED_BY: Readonly<Record<string, RegExp>> = {
  p: /^(?:p|div|ul|ol|dl|table|h[1-6]|blockquote|section|article|aside|header|footer|main|nav|figure|hr|form|pre|address)$/,
  li: /^li$/,
  dt: /^(?:dt|dd)$/,
  dd: /^(?:dt|dd)$/,
  td: /^(?:td|th|tr)$/,
  th: /^(?:td|th|tr)$/,
  tr: /^tr$/,
  option: /^option$/,
}

/** Parts of a page around its text. */
const ASIDE = /^(?:nav|aside|footer|form|button|select|menu)$/
/** The same in names of classes, as systems for publishing write them. */
const ASIDE_CLASS =
  /(?:^|[\s_-])(?:author|byline|related\w*|yarpp|share|sharing|sharedaddy|shariff|addtoany|social|newsletter|sidebar|nav|navigation|breadcrumbs?|comments?|promo|sponsor|sponsored|advert|advertisement|outbrain|taboola)(?:$|[\s_-])/i
const ASIDE_ROLE = /^(?:navigation|complementary|banner|contentinfo|search|form|menu)$/i

const isAsideElement = (name: string, attributes: HtmlAttributes): boolean =>
  ASIDE.test(name) ||
  ASIDE_ROLE.test(attributes.get('role') ?? '') ||
  /\b(?:author|tag)\b/i.test(
    `${attributes.get('rel') ?? ''} ${attributes.get('itemprop') ?? ''}`,
  ) ||
  ASIDE_CLASS.test(`${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`)

/** Deeper elements are left out; their text is read. */
const MAX_DEPTH = 100

interface Open {
  readonly name: string
  readonly isHidden: boolean
  readonly isAside: boolean
  readonly isHeading: boolean
  readonly isBold: boolean
  readonly href: string | undefined
}

const NO_ATTRIBUTES: HtmlAttributes = new Map()

const ROOT: Open = {
  name: '',
  isHidden: false,
  isAside: false,
  isHeading: false,
  isBold: false,
  href: undefined,
}

const openedIn = (
  outer: Open,
  name: string,
  written: string,
  hidden: ReadonlySet<string>,
): Open => {
  const attributes = written === '' ? NO_ATTRIBUTES : parseAttributes(written)
  return {
    name,
    isHidden: outer.isHidden || isHidden(name, attributes, hidden),
    isAside: outer.isAside || isAsideElement(name, attributes),
    isHeading: outer.isHeading || HEADING.test(name),
    isBold: outer.isBold || name === 'b' || name === 'strong',
    href: name === 'a' ? (attributes.get('href') ?? '') : outer.href,
  }
}

class BlockReader {
  private readonly stack: Open[] = []
  private readonly blocks: Block[] = []
  private runs: Run[] = []
  private hidden: ReadonlySet<string> = new Set()

  read(html: string): readonly Block[] {
    this.hidden = hiddenByStyles(html)
    scanHtml(html, {
      text: (text) => this.addText(text),
      open: (name, attributes) => this.openElement(name, attributes),
      close: (name) => this.closeElement(name),
    })
    this.endBlock()
    return this.blocks
  }

  private get top(): Open {
    return this.stack.at(-1) ?? ROOT
  }

  private addText(text: string): void {
    const { href, isBold, isAside, isHidden: isUnseen } = this.top
    if (text !== '' && !isUnseen) this.runs.push({ text, href, isBold, isAside })
  }

  private endBlock(): void {
    const { isHeading } = this.top
    if (this.runs.length > 0)
      this.blocks.push({ runs: this.runs, isHeading, depth: this.stack.length })
    this.runs = []
  }

  private openElement(name: string, written: string): void {
    if (BREAKS.test(name)) this.endBlock()
    while (ENDED_BY[this.top.name]?.test(name) === true) this.stack.pop()
    if (!VOID.test(name) && this.stack.length < MAX_DEPTH)
      this.stack.push(openedIn(this.top, name, written, this.hidden))
  }

  private closeElement(name: string): void {
    if (BREAKS.test(name)) this.endBlock()
    const index = this.stack.findLastIndex((open) => open.name === name)
    if (index >= 0) this.stack.length = index
  }
}

/** The visible text of HTML in blocks. An inline element that is open at the end of a block goes on in the next. */
export const readBlocks = (html: string): readonly Block[] => new BlockReader().read(html)
