/** Who looks at a band. */
export interface Viewer {
  readonly id: string
  readonly isModerator: boolean
}
