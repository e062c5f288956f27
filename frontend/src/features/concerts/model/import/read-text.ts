import { decode, ENCODINGS, type Encoding } from './encodings.ts'
import { judgePlausibility, type Plausibility } from './plausible.ts'

const MARKS: readonly (readonly [readonly number[], Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

const LOOKED_AT = 2000
/** Of the bytes at even or odd places that are zero, in UTF-16 of Latin letters. */
const MOST = 0.6

const withoutMark = (bytes: Uint8Array): Encoding | undefined => {
  const looked = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  looked.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros.map((count) => (count * 2) / looked.length)
  if (odd > MOST && even < 1 - MOST) return 'utf-16le'
  return even > MOST && odd < 1 - MOST ? 'utf-16be' : undefined
}

interface Candidate extends Plausibility {
  readonly encoding: Encoding
  readonly text: string
}

/** Encodings that read the bytes differently, the most plausible first. */
const candidatesOf = (bytes: Uint8Array): readonly Candidate[] => {
  const seen = new Set<string>()
  return ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16'))
    .flatMap((encoding) => {
      const text = decode(bytes, encoding)
      if (text === undefined || seen.has(text)) return []
      seen.add(text)
      return [{ encoding, text, ...judgePlausibility(text) }]
    })
    .toSorted((one, other) => one.against - other.against || other.inFavour - one.inFavour)
}

const BROKEN = /[^\P{Cc}\n\r\t]|\ufffd/u

/** The only one that reads the bytes as text, or that has more umlauts in their place than all others. */
const isSure = ([best, second]: readonly Candidate[]): boolean => {
  if (!best) return false
  if (best.encoding === 'utf-8' && !BROKEN.test(best.text)) return true
  if (best.against > 0) return false
  return !second || second.against > 0 || best.inFavour > second.inFavour + 1
}

const SHOWN_LINES = 3

/** The first lines that look different in other encodings. */
const differingLines = (text: string): readonly string[] =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => /[^\p{ASCII}]/u.test(line))
    .slice(0, SHOWN_LINES)

export interface EncodingOption {
  readonly encoding: Encoding
  readonly lines: readonly string[]
}

export type ReadText =
  | { readonly text: string }
  /** The member has to say which one it is. */
  | { readonly options: readonly EncodingOption[] }

/** The text of a file in the encoding that fits, or what it would be in each when that is not clear. */
export const readText = (bytes: Uint8Array, chosen?: Encoding): ReadText => {
  const marked = MARKS.find(([mark]) => startsWith(bytes, mark))?.[1]
  const known = chosen ?? marked ?? withoutMark(bytes)
  const text = known === undefined ? undefined : decode(bytes, known)
  if (text !== undefined) return { text }
  const candidates = candidatesOf(bytes)
  const [best] = candidates
  if (best && isSure(candidates)) return { text: best.text }
  return {
    options: candidates.map((candidate) => ({
      encoding: candidate.encoding,
      lines: differingLines(candidate.text),
    })),
  }
}
