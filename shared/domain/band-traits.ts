/** What distinguishes bands of one name. */
export interface BandTraits {
  readonly genre?: string | null | undefined
  readonly city?: string | null | undefined
  readonly formedYear?: number | null | undefined
}

const FIELDS = ['genre', 'city', 'formedYear'] as const

const valueOf = (band: BandTraits, field: (typeof FIELDS)[number]): string =>
  String(band[field] ?? '')
    .normalize('NFC')
    .trim()
    .toLowerCase()

/** Whether a reader who sees what is said of `band` knows that it is not `other`. */
export const isDistinguishable = (band: BandTraits, other: BandTraits): boolean =>
  FIELDS.some((field) => {
    const value = valueOf(band, field)
    return value !== '' && value !== valueOf(other, field)
  })

/** Whether town or year say that both are not the same band. One of them without either says nothing. */
export const isContradicted = (band: BandTraits, other: BandTraits): boolean =>
  (['city', 'formedYear'] as const).some((field) => {
    const [one, two] = [valueOf(band, field), valueOf(other, field)]
    return one !== '' && two !== '' && one !== two
  })
