export interface MotifShapeProps {
  /** Numbers from 0 to 1, the same for the same article. */
  readonly chances: readonly number[]
  /** The width of the picture; its height is 160. */
  readonly width: number
}
