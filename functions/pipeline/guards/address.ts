/** Endings that are hardly ever the beginning of a sentence without its space: "im Mai.Die Band". */
const ENDINGS = 'com|net|org|info|biz|xyz|io|ru|de|ch|eu|gg|ly|cc|tk'
/** Those that are words as well. They count in small letters only, as no sentence begins with one: "in Kiel.Live". */
const WORDS =
  'at|to|me|us|uk|co|it|fr|nl|be|pl|cz|dk|se|no|li|lu|ai|tv|fm|live|app|shop|store|online|site|website|link|club|ticket|tickets|events|fans|fun|vip|top|space|world|cloud|digital|news|blog|media|music|rocks'

const NAME = '[\\p{L}\\p{N}-]'
const START = '(?<![\\p{L}\\p{N}@-])'
const PATH = '(?:\\/\\S*)?'

const ADDRESSES = [
  new RegExp(`${START}(?:${NAME}+\\.)+(?:${ENDINGS})(?![\\p{L}\\p{N}_])${PATH}`, 'giu'),
  new RegExp(
    `${START}(?:${NAME}+\\.)*${NAME}{2,}\\.(?:${WORDS})(?![\\p{L}\\p{N}_]|\\.\\p{L})${PATH}`,
    'gu',
  ),
  new RegExp(`${START}(?:${NAME}+\\.)+(?:${WORDS})\\/[\\p{L}\\p{N}]`, 'gu'),
]

/** Where a text names an address that is not just what one of its sources is called, as "metal.de" is. */
export const addressAt = (text: string, sourceNames: ReadonlySet<string>): number | undefined =>
  ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)]).find(
    ([address]) => !sourceNames.has(address.toLowerCase()),
  )?.index
