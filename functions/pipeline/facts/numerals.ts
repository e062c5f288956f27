/** 0 to 19 in German and English, folded. */
const SMALL: readonly (readonly string[])[] = [
  ['null', 'zero'],
  ['eins', 'one'],
  ['zwei', 'zwo', 'zweier', 'two', 'twice', 'beide', 'both', 'duo'],
  ['drei', 'dreier', 'three', 'trio', 'thrice'],
  ['vier', 'four', 'quartett', 'quartet'],
  ['funf', 'five', 'quintett', 'quintet'],
  ['sechs', 'six', 'sextett', 'sextet'],
  ['sieben', 'seven', 'septett'],
  ['acht', 'eight', 'oktett'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
  ['elf', 'eleven'],
  ['zwolf', 'twelve', 'dutzend', 'dozen'],
  ['dreizehn', 'thirteen'],
  ['vierzehn', 'fourteen'],
  ['funfzehn', 'fifteen'],
  ['sechzehn', 'sixteen'],
  ['siebzehn', 'seventeen'],
  ['achtzehn', 'eighteen'],
  ['neunzehn', 'nineteen'],
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

const ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']

const LARGE: readonly (readonly [string, number])[] = [
  ['hundert', 100],
  ['hunderte', 100],
  ['hundred', 100],
  ['hundreds', 100],
  ['tausend', 1000],
  ['tausende', 1000],
  ['thousand', 1000],
  ['thousands', 1000],
]

const ORDINALS: readonly (readonly [string, number])[] = [
  ['zweit', 2],
  ['second', 2],
  ['secondly', 2],
  ['dritt', 3],
  ['third', 3],
  ['viert', 4],
  ['fourth', 4],
  ['funft', 5],
  ['fifth', 5],
  ['sechst', 6],
  ['sixth', 6],
  ['siebt', 7],
  ['seventh', 7],
  ['acht', 8],
  ['eighth', 8],
  ['neunt', 9],
  ['ninth', 9],
  ['zehnt', 10],
  ['tenth', 10],
  ['elft', 11],
  ['eleventh', 11],
  ['zwolft', 12],
  ['twelfth', 12],
  ['dreizehnt', 13],
  ['thirteenth', 13],
  ['vierzehnt', 14],
  ['fourteenth', 14],
  ['funfzehnt', 15],
  ['fifteenth', 15],
  ['sechzehnt', 16],
  ['sixteenth', 16],
  ['zwanzigst', 20],
  ['twentieth', 20],
  ['dreissigst', 30],
  ['vierzigst', 40],
  ['funfzigst', 50],
]

const CARDINALS = new Map<string, number>([
  ...SMALL.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...TENS.flatMap(([value, german, english]) => [
    [german, value] as const,
    [english, value] as const,
    ...ONES.slice(1).map((one, index) => [`${one}und${german}`, value + index + 1] as const),
  ]),
  ...ONES.slice(1).flatMap((one, index) => [
    [`${one}hundert`, (index + 1) * 100] as const,
    [`${one}tausend`, (index + 1) * 1000] as const,
    [`${one}einhalb`, index + 1.5] as const,
  ]),
  ['anderthalb', 1.5],
  ...LARGE,
])

const ENDINGS = ['', 'e', 'en', 'er', 'es', 'em']

const FORMS = new Map<string, number>([
  ...ORDINALS.flatMap(([stem, value]) =>
    ENDINGS.map((ending) => [`${stem}${ending}`, value] as const),
  ),
  ...CARDINALS,
])

const COMPOUND =
  /^(.{2,}?)(?:kopfig|teilig|tagig|jahrig|stundig|minutig|wochig|monatig|fach|mal|stufig|seitig|stimmig|gleisig|saitig)/

/** "Hundertfünfzig", "zweitausendfünfhundert". */
const LARGE_COMPOUND = /^(.*?(?:tausend|hundert))(?:und)?(.{3,})$/

/** "Zweiundzwanzigtausend". */
const thousandsOf = (word: string): number | undefined => {
  const value = CARDINALS.get(word.replace(/tausend$/, ''))
  return value === undefined || !word.endsWith('tausend') ? undefined : value * 1000
}

const cardinalOf = (word: string): number | undefined => {
  const known = CARDINALS.get(word) ?? thousandsOf(word)
  const [, large = '', small] = LARGE_COMPOUND.exec(word) ?? []
  if (known !== undefined || small === undefined) return known
  const [whole = 0, rest] = [CARDINALS.get(large), cardinalOf(small)]
  return rest === undefined || rest >= whole ? undefined : whole + rest
}

/** The number in a folded word such as "fünf", "third", "viertes", "dreitägig"; undefined for other words. */
export const numeralOf = (word: string): number | undefined => {
  const whole = FORMS.get(word) ?? cardinalOf(word)
  if (whole !== undefined) return whole
  const english = /^(.{3,}(?:een|ix|ven))th$/.exec(word)?.[1]
  if (english !== undefined) return CARDINALS.get(english)
  const ordinal = /^(.{6,}ig|.*hundert)ste[nrsm]?$/.exec(word)?.[1]
  if (ordinal !== undefined) return cardinalOf(ordinal)
  const [, counted] = COMPOUND.exec(word) ?? []
  return counted === undefined ? undefined : cardinalOf(counted)
}

/** The first year of a decade within its century: 80 for "Achtziger" and "eighties". */
const DECADES = new Map<string, number>(
  TENS.flatMap(([value, german, english]) => [
    [`${german}er`, value] as const,
    [`${german}ern`, value] as const,
    [`${german}erjahre`, value] as const,
    [`${english.slice(0, -1)}ies`, value] as const,
  ]),
)

export const decadeOf = (word: string): number | undefined => DECADES.get(word)

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII']

/** 2 for "II"; undefined for other words and single letters, which are rarely numerals. */
export const romanOf = (word: string): number | undefined => {
  const index = word.length < 2 ? -1 : ROMAN.indexOf(word)
  return index < 0 ? undefined : index + 1
}
