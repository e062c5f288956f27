/** What tells one gig from another. */
export interface Gig {
  readonly bandName: string
  readonly venue?: string | undefined
  readonly city: string
  readonly date: string
  readonly time?: string | undefined
}
