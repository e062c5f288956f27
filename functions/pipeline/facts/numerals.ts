/** The words for 0 to 19, folded: German and English, cardinal and ordinal. */
const SMALL: readonly string[] = [
  'null zero',
  'eins one',
  'zwei zwo zweier two twice beide both duo zweit second secondly',
  'drei dreier three trio thrice dritt third',
  'vier four quartett quartet viert fourth',
  'funf five quintett quintet funft fifth',
  'sechs six sextett sextet sechst sixth',
  'sieben seven septett siebt seventh',
  'acht eight oktett eighth',
  'neun nine neunt ninth',
  'zehn ten zehnt tenth',
  'elf eleven elft eleventh',
  'zwolf twelve dutzend dozen zwolft twelfth',
  'dreizehn thirteen dreizehnt thirteenth',
  'vierzehn fourteen vierzehnt fourteenth',
  'funfzehn fifteen funfzehnt fifteenth',
  'sechzehn sixteen sechzehnt sixteenth',
  'siebzehn seventeen',
  'achtzehn eighteen',
  'neunzehn nineteen',
]

const TENS: readonly (readonly [number, string, string])[] = [
  [20, 'zwanzig', 'twenty'],
  [30, 'dreissig', 'thirty'],
  [40, 'vierzig', 'forty'],
  [50, 'funfzig', 'fifty'],
  [60, 'sechzig', 'sixty'],
  [70, 'siebzig', 'seventy'],
  [80, 'achtzig', 'eighty'],
  [90, 'neunzig', 'ninety'],
]

const ONES = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']

const NUMERALS = new Map<string, number>([
  ...SMALL.flatMap((words, value) => words.split(' ').map((word) => [word, value] as const)),
  ...TENS.flatMap(([value, german, english]) => [
    ...[german, english, `${german}st`].map((word) => [word, value] as const),
    ...ONES.map((one, index) => [`${one}und${german}`, value + index + 1] as const),
  ]),
  ...ONES.flatMap((one, index) => [
    [`${one}hundert`, (index + 1) * 100] as const,
    [`${one}tausend`, (index + 1) * 1000] as const,
    [`${one}einhalb`, index + 1.5] as const,
  ]),
  ['anderthalb', 1.5],
  ...['hundert', 'hundred'].map((word) => [word, 100] as const),
  ...['tausend', 'thousand'].map((word) => [word, 1000] as const),
])

const COMPOUND =
  /^(.{2,}?)(?:kopfig|teilig|tagig|jahrig|stundig|minutig|wochig|monatig|fach|mal|stufig|seitig|stimmig|gleisig|saitig)/

/** The number in a folded word such as "fünf", "third", "viertes", "dreitägig"; undefined for other words. */
export const parseNumeral = (word: string): number | undefined =>
  NUMERALS.get(word) ??
  NUMERALS.get(word.replace(/(?:e[nrms]?|s)$/, '')) ??
  NUMERALS.get(COMPOUND.exec(word)?.[1] ?? '')
