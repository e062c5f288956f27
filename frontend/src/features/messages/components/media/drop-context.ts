import { createContext, use, useEffect, useEffectEvent } from 'react'

type TakeFile = (file: File) => void

/** Passes what is dropped onto the chat or pasted into it to the composer. */
export class DropTarget {
  private receiver: TakeFile | undefined

  receive(receiver: TakeFile): () => void {
    this.receiver = receiver
    return () => {
      this.receiver = undefined
    }
  }

  take(file: File): void {
    this.receiver?.(file)
  }
}

export const DropContext = createContext<DropTarget | undefined>(undefined)

export const useDroppedFile = (take: TakeFile): void => {
  const target = use(DropContext)
  const latest = useEffectEvent(take)
  useEffect(() => target?.receive((file) => latest(file)), [target])
}
