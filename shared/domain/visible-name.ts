/** An emoji as it is drawn: a flag, a keycap, or pictures that joiners, skin tones and variation selectors combine. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const SUBDIVISION = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`
const EMOJI = String.raw`[0-9#*]\uFE0F?\u20E3|${SUBDIVISION}|${PICTURE}(?:\u200D${PICTURE})*`

/** Scripts in which joiners change the letters beside them. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')
const JOINER = `(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`

const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]`

const SEEN_OR_NOT = new RegExp(`(${EMOJI}|${JOINER})|${INVISIBLE}`, 'gu')

/**
 * A name without characters that nobody sees: zero-width characters, direction marks, soft hyphens, fillers, tags, and
 * variation selectors outside of emoji, and the place of an object that a copied text leaves. Emoji stay whole, and so do
 * joiners that shape letters; an empty pattern of Braille is the space that it looks like.
 */
export const visibleName = (name: string): string =>
  name.replaceAll('\u2800', ' ').replace(SEEN_OR_NOT, (_, seen: string | undefined) => seen ?? '')
