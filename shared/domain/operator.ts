/**
 * Who runs this installation: Impressum, Datenschutz and AGB name them. Whoever deploys writes their own data here;
 * a value in brackets is unfilled, is shown as it stands, and keeps a public stage from being deployed.
 */
export const operator = {
  name: '[Name des Betreibers]',
  street: '[Straße und Hausnummer]',
  city: '[Postleitzahl und Ort]',
  country: 'Deutschland',
  email: '[E-Mail-Adresse]',
  phone: '[Telefonnummer]',
  /** § 18 Abs. 2 MStV asks for a person with an address. */
  responsible: '[Verantwortliche Person mit Anschrift]',
  /** The data protection authority of the operator's state. */
  authority: '[Datenschutz-Aufsichtsbehörde]',
  /** As it should be signed on the page about us. */
  founder: '[Name der Gründerin oder des Gründers]',
} as const

type Operator = Readonly<Record<keyof typeof operator, string>>

export const isUnfilled = (value: string): boolean => /^\s*(\[.*\])?\s*$/.test(value)

/** The fields that still wait for a value. */
export const unfilledFields = (data: Operator = operator): readonly string[] =>
  Object.entries(data)
    .filter(([, value]) => isUnfilled(value))
    .map(([name]) => name)
