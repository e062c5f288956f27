import { u8, uint } from './bytes.ts'
import { MediaError } from './media-error.ts'

/** An element of WebM. Offsets from the start of the file; `body` is where the content begins. */
export interface Element {
  readonly id: number
  readonly start: number
  readonly body: number
  readonly end: number
}

const MAX_ID_BYTES = 4

/** Elements of live recordings that end where their parent ends, because their size was not known. */
const OPEN_ENDED: ReadonlySet<number> = new Set([0x18538067, 0x1f43b675])

/** The bytes of a number are the leading zeros of its first byte and one. */
const lengthAt = (bytes: Uint8Array, at: number): number => {
  const first = u8(bytes, at)
  if (first === 0) throw new MediaError('a number of more than eight bytes')
  return Math.clz32(first) - 23
}

interface Size {
  readonly length: number
  /** Infinity when all of its bits are set, which means unknown. */
  readonly value: number
}

/** A number whose first bit that is set marks its length. */
export const sizeAt = (bytes: Uint8Array, at: number): Size => {
  const length = lengthAt(bytes, at)
  // The mark is removed first, because with it eight bytes exceed what a number holds exactly.
  const high = (u8(bytes, at) & (0xff >> length)) * 256 ** (length - 1)
  const value = high + uint(bytes, at + 1, length - 1)
  return { length, value: value >= 2 ** (7 * length) - 1 ? Infinity : value }
}

const elementAt = (bytes: Uint8Array, start: number, limit: number): Element => {
  const idLength = lengthAt(bytes, start)
  if (idLength > MAX_ID_BYTES) throw new MediaError('not an element')
  const id = uint(bytes, start, idLength)
  const size = sizeAt(bytes, start + idLength)
  const body = start + idLength + size.length
  const end = size.value === Infinity && OPEN_ENDED.has(id) ? limit : body + size.value
  if (end > limit) throw new MediaError('element larger than what surrounds it')
  return { id, start, body, end }
}

/** The elements between two offsets, one after the other; of those in `entered` also the elements inside. */
export function* elementsIn(
  bytes: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
  entered: ReadonlySet<number> = new Set(),
): Generator<Element> {
  let at = from
  while (at < to) {
    const element = elementAt(bytes, at, to)
    yield element
    at = entered.has(element.id) ? element.body : element.end
  }
}

/** The value of an element that holds a number. */
export const numberIn = (bytes: Uint8Array, { body, end }: Element): number => {
  if (end - body > 8) throw new MediaError('a number of more than eight bytes')
  return uint(bytes, body, end - body)
}
