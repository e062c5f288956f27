let open: (() => void) | undefined

/** Opens the settings of push in a dialog. */
export const requestPushSettings = (): void => open?.()

/** Receives the requests until the returned function is called. */
export const receivePushRequests = (receive: () => void): (() => void) => {
  open = receive
  return () => {
    open = undefined
  }
}
