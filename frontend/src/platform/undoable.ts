import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from './texts.ts'
import { WAITS } from './waits.ts'

interface Undoable {
  /** Says what happened. */
  readonly title: string
  /** Puts everything back as it was; called at most once. */
  readonly undo: () => void
  /** Does it for good; called at most once, and never after `undo`. Reports its failures itself. */
  readonly run: () => Promise<void>
}

const waiting = new Set<() => Promise<void>>()

/** Does for good what could still be undone: before the session or the page ends. */
export const runUndoable = async (): Promise<void> => {
  await Promise.allSettled([...waiting].map((run) => run()))
}

// A hidden page of a phone may never be shown again.
const runWhenHidden = () => {
  if (document.hidden) void runUndoable()
}

/**
 * Offers to undo something for eight seconds, or as long as the member keeps the toast open, and then does it. The
 * page shows it as done meanwhile. Returns a function that undoes it, for a button where a modal covers the toast.
 */
export const offerUndo = ({ title, undo, run }: Undoable): (() => void) => {
  let isOpen = true
  const close = (): boolean => {
    const wasOpen = isOpen
    isOpen = false
    waiting.delete(finish)
    clearTimeout(timer)
    return wasOpen
  }
  const finish = async (): Promise<void> => {
    if (!close()) return
    closeToast()
    await run()
  }
  const timer = setTimeout(() => void finish(), WAITS.undoAtMost)
  waiting.add(finish)
  addEventListener('pagehide', runWhenHidden)
  document.addEventListener('visibilitychange', runWhenHidden)
  const takeBack = () => {
    if (!close()) return
    closeToast()
    undo()
  }
  const closeToast = toast({
    title,
    tone: 'success',
    durationMs: WAITS.undo,
    action: {
      label: messages.undo,
      onSelect: takeBack,
    },
    onClose: () => void finish(),
  })
  return takeBack
}
