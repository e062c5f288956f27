interface ToggleOptions<State> {
  readonly isOn: (state: State) => boolean
  /** The state to show before the server has answered. */
  readonly wish: (confirmed: State, wanted: boolean) => State
  readonly send: (wanted: boolean) => Promise<State>
  /** Called with the state to show; `settled` when the server has confirmed it. */
  readonly show: (state: State, settled: boolean) => void
  readonly fail: (error: unknown) => void
}

export interface ToggleQueue {
  readonly want: (on: boolean) => void
  /** Forgets what is not sent yet; resolves when no request is under way. */
  readonly stop: () => Promise<void>
}

/** Serialises one toggle: at most one request at a time, the last tap wins, and a failure restores the last confirmed state. */
export const createToggleQueue = <State>(
  initial: State,
  { isOn, wish, send, show, fail }: ToggleOptions<State>,
): ToggleQueue => {
  let confirmed = initial
  let wanted = isOn(initial)
  let sent = wanted
  let isBusy = false
  let running = Promise.resolve()

  const run = async (): Promise<void> => {
    isBusy = true
    try {
      while (wanted !== isOn(confirmed)) {
        sent = wanted
        confirmed = await send(sent)
        // Accepts the server's state when it differs from the one sent; otherwise this would loop forever.
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
      if (!isBusy) running = run()
    },
    stop: () => {
      if (isBusy) wanted = sent
      return running
    },
  }
}
