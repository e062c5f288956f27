/** Top-level domains that hardly ever begin a sentence after a missing space, as in "im Mai.Die Band". */
const ENDINGS = 'com|net|org|info|biz|xyz|io|ru|de|ch|eu|gg|ly|cc|tk'
/** Top-level domains that are also words. They match in lower case only, because of "in Kiel.Live". */
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

/** The position of the first web address that is not the name of a source, such as "metal.de". */
export const addressAt = (text: string, sourceNames: ReadonlySet<string>): number | undefined =>
  ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)]).find(
    ([address]) => !sourceNames.has(address.toLowerCase()),
  )?.index
