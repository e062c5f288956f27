export interface Toast {
  title: string
  description?: string | undefined
  /** `destructive` for what failed; it is announced at once. */
  tone?: 'neutral' | 'success' | 'destructive'
  /** One thing to do about it, such as taking it back. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

export interface ShownToast extends Toast {
  id: number
  open: boolean
}

type Listener = () => void

let current: ShownToast | undefined
const listeners = new Set<Listener>()

const publish = (next: ShownToast | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast; it replaces the one before, because there is at most one at a time. */
export const toast = (content: Toast): void => {
  publish({ ...content, id: (current?.id ?? 0) + 1, open: true })
}

export const dismissToast = (): void => {
  if (current) publish({ ...current, open: false })
}

export const currentToast = (): ShownToast | undefined => current

export const subscribeToToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
