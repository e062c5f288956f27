type Receive<What> = (what: What) => void

/** Carries a request from any part of the app to the one that shows it; one that nobody receives yet waits. */
export const screenRequest = <What>() => {
  let wanted: readonly What[] = []
  let receiver: Receive<What> | undefined
  const deliver = () => {
    const [what] = wanted
    if (what === undefined || !receiver) return
    wanted = []
    receiver(what)
  }
  return {
    send: (what: What): void => {
      wanted = [what]
      deliver()
    },
    /** Receives the requests until the returned function is called. */
    receive: (receive: Receive<What>): (() => void) => {
      receiver = receive
      deliver()
      return () => {
        receiver = undefined
      }
    },
  }
}
