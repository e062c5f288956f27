/** Separated verbs and fixed phrases, as the one word of a lexicon that means the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sagt|sagen|sagten)\b([^.!?]{0,120}?)\bab\b/giu, 'absage $1'],
  [/\b(?:fällt|fallen|fielen)\b([^.!?]{0,120}?)\baus\b/giu, 'absage $1'],
  [/\b(?:steigt|steigen|stieg)\b([^.!?]{0,120}?)\baus\b/giu, 'ausstieg $1'],
  [/\b(?:löst|lösen|lösten)\b([^.!?]{0,120}?)\bauf\b/giu, 'auflösung $1'],
  [
    /\b(?:neue[rnsm]?|new) ((?:sänger|gitarrist|bassist|schlagzeuger|drummer|shouter|frontmann|frontfrau|vocalist|singer|guitarist)\p{L}*)/giu,
    'neuzugang $1',
  ],
  [/\b(?:nimmt|nehmen) abschied von\b/giu, 'trauer'],
  [
    /\b(?:second|extra|additional|zweite[rsn]?|weitere[rsn]?) (?=(?:\p{L}+ )?(?:shows?|concerts?|konzerte?|termine?)\b)/giu,
    'zusatzkonzert ',
  ],
  [/\bpart(?:s|ed|ing)? (?:ways|company)\b/giu, 'departs'],
  [/\b(?:hört|hören|hörten) (?:\p{L}+ ){0,3}auf\b/giu, 'auflösung'],
  [
    /\b(?:breaks?|broke|breaking) (?:(?:his|her|their|a|an|two|three) ){0,2}(?:hand|foot|leg|arm|wrist|ankle|finger|ribs?|knee|shoulder|collarbone|elbow|hip|toe)\b/giu,
    'injured',
  ],
  [/\b(?:drop(?:s|ped)?|pull(?:s|ed)?|back(?:s|ed)?) out\b/giu, 'cancel'],
  [
    /\b(?:weeks?|months?) (?:after|later|ago|earlier)\b|\byears? (?:later|earlier)\b|\b(?:wochen?|monate?n?|jahre?n?) (?:nach|später|zuvor)\b|\bvor (?:\p{L}+ )?(?:wochen|monaten)\b|\b(?:bereits|schon|previously|already|zuvor|originally) (?:\p{L}+ ){0,3}?(?:verschoben|verlegt|postponed|rescheduled|cancell?ed|abgesagt)\p{L}*|\b(?:schon wieder|doch nicht|(?:nun|jetzt) (?:\p{L}+ )?auch)\b|\bendgültig (?:abgesagt|ab)\b|\b(?:auch der ersatztermin|nun (?:komplett|endgültig|doch)|now (?:also|completely))\b/giu,
    ' später ',
  ],
]

/** The text with phrases as one word. */
export const withPhrases = (text: string): string =>
  PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)
