/** For moderators: what is wrong with a draft. `quoted` is the sentence in quotes. */
export const FINDINGS = {
  contains: (what: string, quoted: string): string => `Der Text enthält ${what}: ${quoted}`,
  foreign: (quoted: string): string => `Der Satz ist nicht deutsch: ${quoted}`,
  unsupported: (words: string, quoted: string): string =>
    `Steht in keiner Quelle, auf die sich der Satz stützt: ${words} in ${quoted}`,
  contradicted: (claims: string, quoted: string): string =>
    `Keine Quelle, auf die sich der Satz stützt, sagt das so (${claims}): ${quoted}`,
  withoutSource: (quoted: string): string => `Der Satz stützt sich auf keine Quelle: ${quoted}`,
  more: (count: number): string =>
    count === 1 ? 'Und ein weiterer Befund.' : `Und ${count} weitere Befunde.`,
} as const

/** What a contradiction is about, by the name of its concept. */
const CLAIMS: Readonly<Record<string, string>> = {
  death: 'Tod',
  illness: 'Krankheit',
  cancer: 'Krebs',
  depression: 'Depression',
  injury: 'Verletzung',
  arrest: 'Festnahme',
  murder: 'Tötung',
  fraud: 'Betrug',
  theft: 'Diebstahl',
  accident: 'Unfall',
  stroke: 'Schlaganfall',
  heart: 'Herzkrankheit',
  danger: 'Lebensgefahr',
  recovery: 'Genesung',
  trial: 'Prozess',
  acquittal: 'Freispruch',
  conviction: 'Urteil',
  charges: 'Anklage',
  assault: 'Angriff',
  investigation: 'Ermittlungen',
  drugs: 'Drogen',
  rape: 'sexuelle Gewalt',
  abuse: 'Missbrauch',
  disbanding: 'Auflösung',
  departure: 'Trennung',
  'taking place': 'Absage',
  abandonment: 'Abbruch',
  postponement: 'Verschiebung',
  roles: 'wer wem',
  negation: 'Verneinung',
  'day and place': 'wann wo',
  'past year': 'das frühere Jahr fehlt',
  'replaced day': 'Termin gilt nicht mehr',
  'replaced place': 'Ort gilt nicht mehr',
}

export const claimOf = (name: string): string => CLAIMS[name] ?? 'Ja oder Nein'
