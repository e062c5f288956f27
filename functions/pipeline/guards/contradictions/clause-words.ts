import { blankTitles } from '../quotations.ts'

/** Genres and names whose words would mean a death: "death metal", "NAPALM DEATH". */
const NOT_MEANT =
  /\b[Dd]eath[\s/-]?(?:[Mm]etal\p{L}*|[Cc]ore|[Dd]oom|[Rr]ock|[Gg]rind\p{L}*|[Tt]hrash)|\b[Dd]eath(?:core|-)|\p{Lu}{3,}(?:[\s-]+\p{Lu}{2,})*|(?<=\p{Lu}\p{Ll}+\s)(?:Death|Dead|Sick|Murder|Kill)\b/gu

/** Single names in capitals stay in the tokens, because they are what sentences share. */
export const meant = (text: string): string =>
  blankTitles(text)
    .replace(/\bNo\.? ?(?=\d)/gu, '')
    .replace(NOT_MEANT, ' ')

export const NEGATORS =
  /\b(?:nicht|kein(?:e[nrms]?)?|keinesfalls|keineswegs|nie|niemals|niemand\w*|nichts|weder|noch nie|not|n t|\w+n['’]t|cannot|never|no|nobody|none|neither|nor|nothing|without)\b/u

export const DENIALS =
  /\b(?:den(?:y|ies|ied|ying)|dementier\w*|(?<!(?:trotz|despite) (?:\w+ ){0,3})(?:rumou?rs?|geruchten?)(?! (?:\w+ ){0,3}(?:stimm\w*|bestatig\w*|wahr|true|confirmed))|false|falsch|(?:weist|wies|weisen) (?:\w+ ){0,10}zuruck)\b/u

/** "Das Gerücht, der Club habe …, nennt sie frei erfunden." */
export const RUMOUR =
  /\b(?:Gerücht|Behauptung|dass\b|Meldung|Bericht|rumou?r|claim|report|suggestion|speculation)/iu
export const DENIED =
  /\b(?:erfunden|Erfindung|weis\w* .*zurück|wies\w* .*zurück|falsch|Unsinn|unwahr|haltlos|nichts dran|fabrication|untrue|false|nonsense|baseless|dismiss(?:ed|es)|shot down|dispel\w*|quash\w*|dementier\w*)\b/iu

/** Verbs that deny what the clause names. With a negation they affirm it: "will not refuse". */
export const REFUSALS =
  /\b(?:verzichte\w*|verzicht|weigert\w*|weigern|verweiger\w*|declin\w+ to|refus\w+ to|waiv\w+|fail(?:s|ed)? to|rul(?:e|es|ed|ing) out|schliesst? (?:\w+ ){1,6}aus|ausgeschlossen|sieht (?:\w+ ){0,6}ab von|abgesehen von|avoid\w*|step(?:s|ped)? (?:away|back) from|turn(?:s|ed)? down|lehnt\w* (?:\w+ ){1,8}ab|lehnen (?:\w+ ){1,8}ab|abgelehnt\w*|will (?:\w+ ){0,6}nichts wissen|erspart|entgeh\w*|entging\w*)\b/u

export const OPEN = /^ (?:\w+ )?(?:ob|whether|if|falls|sofern|sollten?|wie es|how)\b/u

export const CONDITIONAL = /\b(?:otherwise|sonst|andernfalls)\b/u
