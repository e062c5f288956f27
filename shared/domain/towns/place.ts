/** Countries whose towns are known here. */
export const PLACE_COUNTRIES = ['DE', 'AT', 'CH'] as const
export type PlaceCountry = (typeof PLACE_COUNTRIES)[number]

/** A town that distances are measured from. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly country: PlaceCountry
  /** Of its centre. */
  readonly postcode: string
}
