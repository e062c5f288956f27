/** State of the history entries of the calendar. */
interface PlaceState {
  /** Opened from the list, so the detail is a dialog over it and closing goes back. */
  readonly fromConcerts?: true
  /** Where the pages from the second on begin. */
  readonly concertCursors?: readonly string[]
}

const stateOf = (state: unknown): PlaceState =>
  typeof state === 'object' && state !== null ? state : {}

export const isFromList = (state: unknown): boolean => stateOf(state).fromConcerts === true

export const readCursors = (state: unknown): readonly string[] =>
  stateOf(state).concertCursors ?? []

/** The state of a concert over the list, which keeps its page. */
export const fromList = (state: unknown): PlaceState => ({
  fromConcerts: true,
  concertCursors: readCursors(state),
})

/** The state of the page that follows `page`. */
export const nextPageState = (state: unknown, page: number, cursor: string): PlaceState => {
  const cursors = [...readCursors(state)]
  cursors[page - 1] = cursor
  return { concertCursors: cursors }
}
