const resets: (() => void)[] = []

/** Names how to forget what a module keeps between the calls of one function instance. */
export const onNewInstance = (reset: () => void): void => {
  resets.push(reset)
}

/** Forgets what the modules keep, as a new function instance begins; for tests and measurements. */
export const beginInstance = (): void => {
  for (const reset of resets) reset()
}
