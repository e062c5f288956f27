/** Separated verbs and fixed phrases, as the one word of a lexicon that means the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:legt|legen|legten)\b([^.!?]*?)\bneu auf\b/giu, 'neuauflage $1'],
  [/\bneu aufgelegt|noch einmal auf den Markt|back in print/giu, 'neuauflage'],
  [/\b(?:sagt|sagen|sagten)\b([^.!?]*?)\bab\b/giu, 'absage $1'],
  [/\b(?:fällt|fallen|fielen)\b([^.!?]*?)\baus\b/giu, 'absage $1'],
  [/\b(?:steigt|steigen|stieg)\b([^.!?]*?)\baus\b/giu, 'ausstieg $1'],
  [/\b(?:löst|lösen|lösten)\b([^.!?]*?)\bauf\b/giu, 'auflösung $1'],
  [
    /\b(?:neue[rnsm]?|new) ((?:sänger|gitarrist|bassist|schlagzeuger|drummer|shouter|frontmann|frontfrau|vocalist|singer|guitarist)\p{L}*)/giu,
    'neuzugang $1',
  ],
  [/\bsign(?:s|ed)? up\b/giu, ''],
  [/\bdebuts?(?= ["'“„])/giu, ''],
  [/\b(?:nimmt|nehmen) abschied von\b/giu, 'trauer'],
  [
    /\b(?:second|extra|additional|zweite[rsn]?|weitere[rsn]?) (?=(?:\p{L}+ )?(?:shows?|concerts?|konzerte?|termine?)\b)/giu,
    'zusatzkonzert ',
  ],
  [/\bcall(?:s|ed)? it (?:a day|quits)\b/giu, 'disband'],
  [/\bneue[rn]? (?:mann|frau)\b/giu, 'neuzugang'],
  [/\bpart(?:s|ed|ing)? (?:ways|company)\b/giu, 'departs'],
  [/\b(?:hört|hören|hörten) (?:\p{L}+ ){0,3}auf\b/giu, 'auflösung'],
  [
    /\b(?:breaks?|broke|breaking) (?:(?:his|her|their|a|an|two|three) ){0,2}(?:hand|foot|leg|arm|wrist|ankle|finger|ribs?|knee|shoulder|collarbone|elbow|hip|toe)\b/giu,
    'injured',
  ],
  [/\b(?:drop(?:s|ped)?|pull(?:s|ed)?|back(?:s|ed)?) out\b/giu, 'cancel'],
  [
    /\b(?:(?:anniversary|deluxe|expanded|collector'?s?) (?:edition|box)|(?:jubiläums|deluxe|sammler)-?(?:edition|ausgabe|box)|box ?set)\b/giu,
    'reissue',
  ],
  [/\b(?:stößt|stoßen|stieß) (?:\p{L}+ ){0,4}?zu\b/giu, 'einstieg'],
  [/\b(?:tritt|treten|trat|traten)\b[^.!?]{0,60}? auf\b/giu, 'auftritt'],
  [/\b(?:steals?|stole|stehlen) the show\b/giu, ''],
  [
    /\bin (?:die |eine |den |das |ein |einen |a |the )?(?:größere[nsrm]?|kleinere[nsrm]?|bigger|larger|smaller) /giu,
    'hochverlegt ',
  ],
  [/\b(?:jetzt|nun|neu|künftig|ab sofort) bei\b/giu, 'vertrag'],
  [
    /\bpull(?:s|ed)? the plug\b|\b(?:spielt|spielen|werden|wird|kann|können) nicht (?:\p{L}+ ){0,6}?(?:spielen|auftreten)\b/giu,
    'cancel',
  ],
  [/\b(?:forced off|off the bill|off the lineup|drops? off)\b/giu, 'cancel'],
  [/\bist raus\b|\bparting\b|\b(?:say|says|said) goodbye\b|\bout of the band\b/giu, 'ausstieg'],
  [/\b(?:nummer|number|no\.?|platz)[ -]?(?:eins|one|1|\d+)\b|\btop[ -]?\d+\b/giu, 'chart'],
  [/\bget(?:s)? the nod\b/giu, ''],
  [
    /\b(?:weeks?|months?) (?:after|later|ago|earlier)\b|\byears? (?:later|earlier)\b|\b(?:wochen?|monate?n?|jahre?n?) (?:nach|später|zuvor)\b|\bvor (?:\p{L}+ )?(?:wochen|monaten)\b|\b(?:bereits|schon|previously|already|zuvor|originally) (?:\p{L}+ ){0,3}?(?:verschoben|verlegt|postponed|rescheduled|cancell?ed|abgesagt)\p{L}*|\b(?:schon wieder|doch nicht|(?:nun|jetzt) (?:\p{L}+ )?auch)\b|\bendgültig (?:abgesagt|ab)\b/giu,
    ' später ',
  ],
  [
    /\b(?:ties?|tied|tying) the knot\b|\bja gesagt\b|\bgetting married\b|\bgot married\b/giu,
    'married',
  ],
  [/\bnot guilty\b/giu, 'acquitted'],
  [/\b(?:turned away|denied entry|refused entry|denied visas?)\b/giu, 'banned'],
  [/\bgraphic novel\b/giu, 'comic'],
  [/\b(?:neue[mnrs]? namen?|new name|name change|changes? (?:its|their) name)\b/giu, 'rename'],
  [
    /\b(?:off the road|(?:will|does|do) not (?:take place|go ahead|happen)|won['’]t (?:happen|return|take place|go ahead|be able to)|finde[tn] nicht statt|nicht stattfinden)\b/giu,
    'cancel',
  ],
  [/\bblas(?:en|t) (?:\p{L}+ ){0,6}?ab\b/giu, 'absage'],
  [
    /\b(?:auch der ersatztermin|nun (?:komplett|endgültig|doch)|now (?:also|completely))\b/giu,
    ' später ',
  ],
  [
    /\b(?:second|zweite[nrs]?) (?=(?:video|clip|single|vorabsingle|song|track|auskopplung|bandwelle|wave)\b)/giu,
    ' zweitens ',
  ],
  [/\berscheint neu\b|\bavailable again\b/giu, 'reissue'],
  [/\b(?:second|third|top|first|zweite[nr]?|dritte[nr]?) (?:spot|stelle)\b/giu, 'chart'],
  [/\bfull[ -]length\b/giu, 'album'],
  [/\b(?:auf eis|on ice|on hold|on hiatus)\b/giu, 'hiatus'],
  [
    /\b(?:vor dem aus|schließt (?:\p{L}+ ){0,4}(?:türen|pforten)|shut(?:s|ting)? (?:its|their|the) doors)\b/giu,
    'schließung',
  ],
]

const MAX_REPLACED = 8
const replaced = new Map<string, string>()

/** The text with phrases as one word; a title is asked for more than once. */
export const withPhrases = (text: string): string => {
  const known = replaced.get(text)
  if (known !== undefined) return known
  if (replaced.size >= MAX_REPLACED) replaced.clear()
  const result = PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)
  replaced.set(text, result)
  return result
}
