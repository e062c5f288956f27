interface ToggleOptions<State> {
  readonly isOn: (state: State) => boolean
  /** What to show of a wish before the server has answered. */
  readonly wish: (confirmed: State, wanted: boolean) => State
  readonly send: (wanted: boolean) => Promise<State>
  /** Called with what to show; `settled` once the server has confirmed it. */
  readonly show: (state: State, settled: boolean) => void
  readonly fail: (error: unknown) => void
}

export interface ToggleQueue {
  readonly want: (on: boolean) => void
}

/** One toggle: at most one request on its way, the newest tap wins, a failure goes back to what the server last said. */
export const createToggleQueue = <State>(
  initial: State,
  { isOn, wish, send, show, fail }: ToggleOptions<State>,
): ToggleQueue => {
  let confirmed = initial
  let wanted = isOn(initial)
  let isBusy = false

  const run = async (): Promise<void> => {
    isBusy = true
    try {
      while (wanted !== isOn(confirmed)) {
        const sent = wanted
        confirmed = await send(sent)
        // The server's word about another state than the one sent would otherwise loop for ever.
        if (wanted === sent) wanted = isOn(confirmed)
      }
      show(confirmed, true)
    } catch (error) {
      wanted = isOn(confirmed)
      show(confirmed, true)
      fail(error)
    } finally {
      isBusy = false
    }
  }

  return {
    want: (on) => {
      wanted = on
      show(wish(confirmed, wanted), false)
      if (!isBusy) void run()
    },
  }
}
