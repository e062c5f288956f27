/** A claim of a dangerous kind: how a German sentence makes it, and how an item states it. */
export interface Claim {
  readonly name: string
  readonly inSentence: RegExp
  readonly inItem: RegExp
}

const claim = (name: string, german: string, english: string): Claim => ({
  name,
  inSentence: new RegExp(german, 'iu'),
  inItem: new RegExp(`${german}|${english}`, 'iu'),
})

const B = String.raw`(?<![\p{L}\d])`
const word = (...stems: readonly string[]): string => `${B}(?:${stems.join('|')})`

/** What the local model recognises as a second reader. A sentence makes a claim only if an item states it. */
export const CLAIMS: readonly Claim[] = [
  claim(
    'death',
    word(
      'gestorben',
      'verstorben',
      'stirbt',
      'starb',
      '(?:ist|sind|war) tot',
      'tod(?:es)? (?:von|des)',
    ),
    word('died', 'dies', 'is dead', 'passed away', 'death of'),
  ),
  claim(
    'illness',
    word('krank', 'erkrank', String.raw`krebs(?!\p{L})`),
    word('ill(?:ness)?(?!\\p{L})', 'sick', 'cancer', 'diagnos'),
  ),
  claim(
    'cancellation',
    word(
      'abgesagt',
      'absage',
      'absagen',
      String.raw`sag(?:t|en|te|ten)(?!\p{L})[^.]{0,80}(?<!\p{L})ab(?!\p{L})`,
      'gestrichen',
    ),
    word('cancel', 'call(?:s|ed)? off', 'scrap', 'axed', 'pulled the plug'),
  ),
  claim(
    'postponement',
    word('verschieb', 'verschoben', 'verleg', 'nachgeholt'),
    word('postpone', 'reschedule', 'moved to', 'pushed back'),
  ),
  claim(
    'end',
    word(
      'aufgelöst',
      'auflösung',
      String.raw`löst sich[^.]{0,40}(?<!\p{L})auf`,
      String.raw`lösen sich[^.]{0,40}(?<!\p{L})auf`,
    ),
    word(
      'split',
      'disband',
      'break up',
      'broke up',
      'call(?:s|ed)? it quits',
      'call(?:s|ed)? it a day',
    ),
  ),
  claim(
    'arrest',
    word('verhaft', 'festgenommen', 'festnahme'),
    word('arrest', 'custody', 'detained'),
  ),
  claim(
    'crime',
    word('verurteilt', 'angeklagt', 'missbrauch'),
    word('convict', 'sentenced', 'charged with', 'abus'),
  ),
]

/** A negation next to a claim makes it its opposite. */
export const NEGATION =
  /(?<![\p{L}\d])(?:nicht|kein(?:e[nmrs]?)?|nie|niemals|dementier\p{L}*|not|never|no|denie[sd]|deny)(?![\p{L}\d])|n[’']t(?!\p{L})/iu
