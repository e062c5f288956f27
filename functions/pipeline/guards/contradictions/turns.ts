import { isAdjective, isListedNoun } from '../lexicon/german.ts'

/** Words of negation that deny nothing: "nicht nur", "no less than", "keine Frage". */
const IDIOMS =
  /\b(?:nicht (?:nur|bloss|allein|zuletzt|minder|(?:weniger|mehr|langer|spater|fruher|schlechter) als(?= (?:\d|ein|zwei|drei|vier|funf|zehn))|umsonst|von ungefahr)|not (?:only|just|least|merely|(?:more|less|later|fewer) than)|n(?:o|othing) less than|no (?:fewer|less|more|later|sooner|doubt|wonder)|nothing (?:but|short of)|none other than|nichts (?:als|weniger als)|kein(?:e|en)? (?:frage|wunder|zweifel|geringere[nr]? als|geheimnis)|ohne (?:frage|zweifel|wenn und aber)|never before|noch nie|so \w+ wie nie|wie nie zuvor|whether or not|ob (?:\w+ ){0,4}oder nicht)\b/gu

/** Ways to say with a negation what others say without one. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lebt|leben|weilt|weilen) (?:\w+ ){0,3}nicht mehr\b/gu, 'verstorben'],
  [/\b(?:is|are) (?:\w+ ){0,2}no longer (?:with us|alive)\b/gu, 'passed away'],
  [
    /\b(?:(?:won|can|couldn) ?['’ ]?t|will not|cannot|can not) be (?:taking the stage|able to (?:play|perform|appear)\w*)/gu,
    'sidelined',
  ],
  [
    /\bandert sich (?:\w+ ){0,6}nichts\b|\bnichts andert sich\b|\bnothing changes\b/gu,
    'wie geplant',
  ],
  [/\b(?:nicht|not) (?:\w+ ){0,2}(?:betroffen|affected)\b/gu, 'wie geplant'],
  [/\b(?:nicht|niemand) (?:\w+ ){0,2}zu schaden\b/gu, 'unverletzt'],
  [/\b(?:keine|no) (?:andere |other )?(?:wahl|choice)\b/gu, 'gezwungen'],
  [/\b(?:tritt|treten|trat|traten) (?:\w+ ){1,6}(?:nicht|nie) an\b/gu, 'auf eis'],
  [/\bnicht (?:mehr|langer) (?:dabei|bei|mitglied|teil)\b/gu, 'ausgestiegen'],
  [
    /\b(?:is|are|was|were) (?:\w+ ){0,1}no longer (?:\w+ ){0,2}(?:member|part of|in the band|with the band)\b/gu,
    'departed',
  ],
  [/\bplead(?:s|ed|ing)? not guilty\b|\bnicht schuldig bekannt\b/gu, 'bestreitet'],
  [/\bunable to (?:play|perform|appear)\b/gu, 'sidelined'],
]

const HOW =
  /^(?:ersatzlos|komplett|ganz|vollstandig|kurzfristig|erneut|gemeinsam|endgultig|krankheitsbedingt|voraussichtlich|wetterbedingt|vorerst)$/

const isResult = (word: string): boolean =>
  isAdjective(word) && !isListedNoun(word) && !HOW.test(word)

/** "Der Hals fällt dünn aus": with an adjective before it, the verb means a result. */
const withoutResults = (text: string): string =>
  text.replace(/\b(?:fallt|fallen|fiel|fielen) ((?:\w+ ){0,6}?)(\w+) aus\b/gu, (all, _, last) =>
    isResult(String(last)) ? ' ' : all,
  )

/** A folded clause in words whose negation means what it says. */
export const plainly = (text: string): string =>
  TURNS.reduce(
    (so, [turn, words]) => so.replace(turn, words),
    withoutResults(text.replace(/(\w)['’ ]t be /gu, "$1't be ")),
  ).replace(IDIOMS, ' ')
