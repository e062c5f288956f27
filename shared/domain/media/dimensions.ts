/** Pixels of the picture as shown, upright. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}
