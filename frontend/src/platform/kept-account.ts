let isKept = false

/** The sign-in cancelled the deletion of the account; the next screen says so. */
export const noteKeptAccount = (kept: true | undefined): void => {
  isKept = kept === true
}

/** Whether the last sign-in kept the account, and no screen has said so yet. */
export const wasAccountKept = (): boolean => isKept

export const forgetKeptAccount = (): void => {
  isKept = false
}
