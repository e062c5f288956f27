/** Pixels as the picture is shown, upright. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}
