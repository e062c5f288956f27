export interface ToggleState {
  readonly isLiked: boolean
  readonly likesCount: number
}

interface ToggleOptions {
  readonly send: (liked: boolean) => Promise<ToggleState>
  /** Called with what to show; `settled` once the server has confirmed it. */
  readonly show: (state: ToggleState, settled: boolean) => void
  readonly fail: (error: unknown) => void
}

export interface ToggleQueue {
  readonly want: (liked: boolean) => void
}

const optimistic = (confirmed: ToggleState, wanted: boolean): ToggleState => ({
  isLiked: wanted,
  likesCount: Math.max(0, confirmed.likesCount + Number(wanted) - Number(confirmed.isLiked)),
})

/** One toggle: at most one request on its way, the newest tap wins, a failure goes back to what the server last said. */
export const createToggleQueue = (initial: ToggleState, options: ToggleOptions): ToggleQueue => {
  let confirmed = initial
  let wanted = initial.isLiked
  let isBusy = false

  const run = async (): Promise<void> => {
    isBusy = true
    try {
      while (wanted !== confirmed.isLiked) {
        const sent = wanted
        confirmed = await options.send(sent)
        // The server's word about another state than the one sent would otherwise loop for ever.
        if (wanted === sent) wanted = confirmed.isLiked
      }
      options.show(confirmed, true)
    } catch (error) {
      wanted = confirmed.isLiked
      options.show(confirmed, true)
      options.fail(error)
    } finally {
      isBusy = false
    }
  }

  return {
    want: (liked) => {
      wanted = liked
      options.show(optimistic(confirmed, wanted), false)
      if (!isBusy) void run()
    },
  }
}
