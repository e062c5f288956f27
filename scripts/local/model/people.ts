/** Roles in a band. The German words name the instrument and avoid a gender. */
const ROLES: readonly (readonly [pattern: string, german: string])[] = [
  ['S[äa]nger(?:in)?|Front(?:mann|frau|man|woman)|[Vv]ocalist|[Ss]inger', 'Gesang'],
  ['Gitarrist(?:in)?|[Gg]uitarist', 'Gitarre'],
  ['Bassist(?:in)?|[Bb]assist', 'Bass'],
  ['Schlagzeuger(?:in)?|[Dd]rummer(?:in)?', 'Schlagzeug'],
  ['Keyboarder(?:in)?|[Kk]eyboardist', 'Keyboard'],
]

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|af))? \p{Lu}[\p{L}'’-]+)`
const PRODUCER = new RegExp(
  String.raw`(?:Produzent(?:in)?|produziert von|[Pp]roducer|[Pp]roduced by|aufgenommen mit|recorded with) ${NAME}`,
  'gu',
)

const LEAVES =
  /verl[aä]ss|steigt aus|ausgestiegen|Ausstieg|getrennt|trennen sich|parted|part ways|leaves|left|departed|departure|quit/iu
const JOINS =
  /joins|joined|neu (?:an|am|in|dabei)|Neuzugang|ersetzt|übernimmt|new |replac|stößt|Nachfolg/iu

export interface Person {
  readonly name: string
  readonly role: string
  readonly move: 'leaves' | 'joins' | undefined
}

const moveIn = (sentence: string): Person['move'] => {
  if (LEAVES.test(sentence)) return 'leaves'
  return JOINS.test(sentence) ? 'joins' : undefined
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}„“"])/u)

/** People that a text names together with their role in a band. */
export const peopleIn = (text: string): readonly Person[] =>
  sentencesOf(text).flatMap((sentence) =>
    ROLES.flatMap(([pattern, role]) =>
      [...sentence.matchAll(new RegExp(`(?:${pattern}) ${NAME}`, 'gu'))].flatMap((match) =>
        match[1] === undefined ? [] : [{ name: match[1], role, move: moveIn(sentence) }],
      ),
    ),
  )

export const producersIn = (text: string): readonly string[] =>
  [...text.matchAll(PRODUCER)].flatMap((match) => match[1] ?? [])
