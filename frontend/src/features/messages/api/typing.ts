/** Whether the other member writes, and how to say that the viewer does. Without the live channel nobody writes. */
export interface Typing {
  readonly isTyping: boolean
  readonly announce: () => void
}

const SILENT: Typing = { isTyping: false, announce: () => undefined }

export const useTyping = (_otherId: string): Typing => SILENT
