import { Tokenizer } from 'htmlparser2'
import { escapeBrackets } from './escape-brackets.ts'
import { decode } from 'html-entities'

const REFERENCE = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi

const C1 = { first: 0x80, last: 0x9f } as const
const WINDOWS_1252 = new TextDecoder('windows-1252')

const isCharacter = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))

/** Feeds that number characters from 128 to 159 mean Windows-1252; in Unicode they are control characters. */
const characterOf = (code: number): string => {
  if (!isCharacter(code)) return ''
  return code >= C1.first && code <= C1.last
    ? WINDOWS_1252.decode(Uint8Array.of(code))
    : String.fromCodePoint(code)
}

const numberOf = (digits: string): number =>
  /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)

/**
 * Decodes the references of XML once, and those of HTML, which feeds use without declaring them.
 * Stray ampersands and unknown names stay.
 */
const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (reference, digits?: string) =>
        digits === undefined
          ? decode(reference, { scope: 'strict' })
          : characterOf(numberOf(digits)),
      )
    : text

export type Attributes = ReadonlyMap<string, string>

/** Deeper elements are left out; their text is read. */
export const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 50
/** Of a text without markup; no value of an item needs as much. */
const MAX_TEXT_CHARS = 300_000

export interface ElementHandler {
  /** Names are lower-case and keep their prefix. */
  open: (name: string, attributes: Attributes) => void
  /** Text or CDATA, in the order of the document. */
  text: (text: string) => void
  /** `isImplied`: its end tag is missing, and an element around it was closed. */
  close: (name: string, isImplied: boolean) => void
}

/** Follows the tokens of htmlparser2 with a bounded stack, because its own grows with the depth of a document. */
class ElementReader {
  private readonly stack: string[] = []
  private readonly text: string
  private readonly handler: ElementHandler
  /** Open elements beyond the depth. */
  private deeper = 0
  private name = ''
  private attribute = ''
  private value = ''
  private attributes = new Map<string, string>()

  constructor(text: string, handler: ElementHandler) {
    this.text = text
    this.handler = handler
  }

  read(): void {
    const ignore = (): void => undefined
    const tokenizer = new Tokenizer(
      { xmlMode: true, decodeEntities: false },
      {
        ontext: (start, end) => this.handler.text(decodeReferences(this.slice(start, end))),
        oncdata: (start, end, endOffset) =>
          this.handler.text(this.text.slice(start, end - endOffset)),
        onopentagname: (start, end) => this.startElement(this.text.slice(start, end)),
        onattribname: (start, end) => {
          this.attribute = this.text.slice(start, end)
          this.value = ''
        },
        onattribdata: (start, end) => {
          this.value = this.slice(start, end)
        },
        onattribend: () => this.endAttribute(),
        onopentagend: () => this.openElement(),
        onselfclosingtag: () => {
          if (this.openElement()) this.closeElement(this.name)
          else this.deeper -= 1
        },
        onclosetag: (start, end) => this.closeElement(this.text.slice(start, end).toLowerCase()),
        onattribentity: ignore,
        ontextentity: ignore,
        oncomment: ignore,
        ondeclaration: ignore,
        onprocessinginstruction: ignore,
        onend: ignore,
      },
    )
    // Never ended: what is open at the end of the text is incomplete.
    tokenizer.write(this.text)
  }

  private slice(start: number, end: number): string {
    return this.text.slice(start, Math.min(end, start + MAX_TEXT_CHARS))
  }

  private startElement(name: string): void {
    this.name = name.toLowerCase()
    this.attributes = new Map()
  }

  private endAttribute(): void {
    if (this.attributes.size < MAX_ATTRIBUTES)
      this.attributes.set(this.attribute.toLowerCase(), decodeReferences(this.value))
  }

  private openElement(): boolean {
    if (this.stack.length >= MAX_DEPTH) {
      this.deeper += 1
      return false
    }
    this.stack.push(this.name)
    this.handler.open(this.name, this.attributes)
    return true
  }

  private closeElement(name: string): void {
    const index = this.stack.lastIndexOf(name)
    const isDeeper = this.deeper > 0 && (index < 0 || index === this.stack.length - 1)
    if (isDeeper) this.deeper -= 1
    if (index < 0 || isDeeper) return
    this.deeper = 0
    while (this.stack.length > index) {
      const open = this.stack.pop() ?? ''
      this.handler.close(open, open !== name)
    }
  }
}

/** Calls the handler for each element and text of a feed, in order, whatever is wrong with its markup. */
export const readElements = (text: string, handler: ElementHandler): void =>
  new ElementReader(escapeBrackets(text), handler).read()
