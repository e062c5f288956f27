/**
 * The operator of this installation, named by Impressum, Datenschutz and AGB. A value in brackets is unfilled:
 * it is shown as it is and prevents the deployment of a public stage.
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
  /** Signature on the about page. */
  founder: '[Name der Gründerin oder des Gründers]',
} as const

type Operator = Readonly<Record<keyof typeof operator, string>>

export const isUnfilled = (value: string): boolean => /^\s*(\[.*\])?\s*$/.test(value)

/** The fields without a value. */
export const unfilledFields = (data: Operator = operator): readonly string[] =>
  Object.entries(data)
    .filter(([, value]) => isUnfilled(value))
    .map(([name]) => name)
