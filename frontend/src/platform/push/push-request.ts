let isWanted = false
let receiver: (() => void) | undefined

const deliver = () => {
  if (!isWanted || !receiver) return
  isWanted = false
  receiver()
}

/** Opens the settings of push in a dialog, as soon as the app can. */
export const requestPushSettings = (): void => {
  isWanted = true
  deliver()
}

/** Receives the requests until the returned function is called. */
export const receivePushRequests = (receive: () => void): (() => void) => {
  receiver = receive
  deliver()
  return () => {
    receiver = undefined
  }
}
