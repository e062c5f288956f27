export interface MotifShapeProps {
  /** Numbers from 0 to 1, always the same for the same article. */
  readonly chances: readonly number[]
  /** Of the picture, 160 high. */
  readonly width: number
}
