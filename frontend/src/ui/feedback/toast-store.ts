export interface Toast {
  title: string
  description?: string | undefined
  /** `destructive` for failures; screen readers announce it at once. */
  tone?: 'neutral' | 'success' | 'destructive'
  /** One possible reaction, such as undo. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined
  /** Milliseconds until it closes by itself; 5 s by default. */
  durationMs?: number | undefined
  /** Called once when it closes, for whatever reason. */
  onClose?: (() => void) | undefined
}

export interface ShownToast extends Toast {
  id: number
  open: boolean
}

type Listener = () => void

let current: ShownToast | undefined
const listeners = new Set<Listener>()

const publish = (next: ShownToast | undefined) => {
  const closed = current?.open && (next?.id !== current.id || !next.open) ? current : undefined
  current = next
  for (const listener of listeners) listener()
  closed?.onClose?.()
}

export const dismissToast = (): void => {
  if (current?.open) publish({ ...current, open: false })
}

/** Shows a toast. At most one is visible: a new one replaces the previous one. Returns a function that closes this one. */
export const toast = (content: Toast): (() => void) => {
  const id = (current?.id ?? 0) + 1
  publish({ ...content, id, open: true })
  return () => {
    if (current?.id === id && current.open) dismissToast()
  }
}

export const currentToast = (): ShownToast | undefined => current

export const subscribeToToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
