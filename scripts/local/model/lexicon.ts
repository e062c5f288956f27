/** The vocabulary of the local model, sufficient for feeds about metal. */

/** Words in capitals that are not names. */
export const NOT_NAMES = new Set(
  `ep lp cd cds dvd usa uk eu vip tv pa mc ddr brd nrw faq rip pdf news live review interview video tour update
  exklusiv breaking new neu the and und for von mit with album single festival open air html css rss url xml dj diy
  ignore system prompt instructions rtl mtv 2cd 2lp b-side wtf omg`.split(/\s+/),
)

/** Words at the start of a title that are not part of a name. */
export const HEADLINE_WORDS = new Set(
  `neues neue neuer new album albums single video clip tour tournee konzert konzerte review interview kritik rezension
  exklusiv breaking update live the a an der die das ein eine nach vor mit zum zur im am in im bei festival headliner
  erste erster first zwei drei two three neuauflage reissue watch listen hear stream premiere gespräch exclusive
  line-up lineup news kurz rückblick vorschau bericht so wie warum was wenn jetzt`.split(/\s+/),
)

export const CITIES =
  `Berlin Hamburg München Köln Leipzig Dresden Frankfurt Stuttgart Bochum Essen Dortmund Oberhausen
  Nürnberg Hannover Bremen Kiel Rostock Jena Erfurt Kassel Karlsruhe Mannheim Saarbrücken Trier Münster Bielefeld
  Würzburg Regensburg Augsburg Freiburg Wien Graz Linz Salzburg Innsbruck Zürich Bern Basel Luzern Solothurn Chemnitz
  Magdeburg Cottbus Wacken Oslo Bergen Helsinki Tampere Stockholm Göteborg Kopenhagen Amsterdam Utrecht Tilburg Brüssel
  Paris London Birmingham Glasgow Prag Warschau Budapest Mailand Siegburg Wiesbaden Osnabrück Flensburg Oldenburg Portland Tampa Denver Bristol Leeds Sheffield Manchester Gera Zwickau`.split(
    /\s+/,
  )

/** German names of cities by their English names, where these differ. */
export const GERMAN_CITY: Readonly<Record<string, string>> = {
  Munich: 'München',
  Cologne: 'Köln',
  Nuremberg: 'Nürnberg',
  Vienna: 'Wien',
  Zurich: 'Zürich',
  Copenhagen: 'Kopenhagen',
  Gothenburg: 'Göteborg',
  Prague: 'Prag',
  Brussels: 'Brüssel',
  Milan: 'Mailand',
  Warsaw: 'Warschau',
}

export const GENRES = [
  'Melodic Death Metal',
  'Blackened Death Metal',
  'Technical Death Metal',
  'Atmospheric Black Metal',
  'Death Metal',
  'Black Metal',
  'Thrash Metal',
  'Heavy Metal',
  'Power Metal',
  'Doom Metal',
  'Folk Metal',
  'Speed Metal',
  'Progressive Metal',
  'Post-Metal',
  'Death Doom',
  'Sludge',
  'Grindcore',
  'Metalcore',
  'Stoner Rock',
] as const

type Word = readonly [pattern: RegExp, german: string]

/** Words of reviews for a sound, with the word that articles use. */
export const SOUNDS: readonly Word[] = [
  [/\b(?:roh|raw|ungeschliffen)/iu, 'rau'],
  [/\b(?:melodisch|melodic|melodies|melodien)/iu, 'melodisch'],
  [/\b(?:düster|bleak|gloomy|finster)/iu, 'düster'],
  [/\b(?:eingängig|catchy|hooks?\b|ohrwurm)/iu, 'eingängig'],
  [/\b(?:druckvoll|punchy|wuchtig|massive)/iu, 'wuchtig'],
  [/\b(?:kalt|cold|frostig|icy)/iu, 'kalt'],
  [/\b(?:abwechslungsreich|varied|vielseitig)/iu, 'abwechslungsreich'],
  [/\b(?:rasend|blistering|furious|tempo)/iu, 'schnell'],
  [/\b(?:langatmig|overlong|länge[n]?\b|drags)/iu, 'stellenweise zu lang'],
  [/\b(?:vorhersehbar|predictable|überraschungsarm)/iu, 'wenig überraschend'],
  [/\b(?:warm|analog)/iu, 'warm'],
]

/** Subjects of interviews, with the words that articles use. */
export const SUBJECTS: readonly Word[] = [
  [/\b(?:text(?:e|en)|lyrics)\b/iu, 'die Texte'],
  [/\b(?:proberaum|rehearsal)/iu, 'den Proberaum'],
  [/\b(?:studio|recording|aufnahmen)/iu, 'die Arbeit im Studio'],
  [/\b(?:tour|on the road|unterwegs)/iu, 'das Leben auf Tour'],
  [/\b(?:artwork|cover)/iu, 'das Cover'],
  [/\b(?:szene|scene)\b/iu, 'die Szene'],
  [/\b(?:streaming)/iu, 'Streaming'],
  [/\b(?:familie|family|kinder|kids)\b/iu, 'die Familie'],
  [/\b(?:demo|anfänge|early days|gründung)/iu, 'die Anfänge der Band'],
]
