import { ImagePlus } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { pastedFiles } from '#spa/platform/media/pasted-files.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { mediaMessages } from '../../media-texts.ts'
import { DropContext, DropTarget } from './drop-context.ts'
import * as styles from './photo-drop-zone.module.css'

const texts = mediaMessages.photo

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

interface PhotoDropZoneProps {
  /** False where nothing can be sent. */
  isOpen: boolean
  children: ReactNode
}

/** Takes photos that are dropped onto the chat or pasted into it. */
export const PhotoDropZone = ({ isOpen, children }: PhotoDropZoneProps) => {
  const [target] = useState(() => new DropTarget())
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)

  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const takeFirst = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) toast({ title: texts.onlyOne, description: texts.onlyOneText })
    target.take(file)
  }
  const onDrop = (event: DragEvent) => {
    if (!isOpen || !hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    takeFirst([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (!isOpen || files.length === 0) return
    event.preventDefault()
    takeFirst(files)
  }
  return (
    <DropContext value={target}>
      <div
        className={styles.root}
        onDragEnter={(event) => {
          if (isOpen && hasFiles(event)) enter(1)
        }}
        onDragLeave={(event) => {
          if (isOpen && hasFiles(event)) enter(-1)
        }}
        onDragOver={(event) => {
          // Without it, the browser opens the file in place of the app.
          if (hasFiles(event)) event.preventDefault()
        }}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        {children}
        {isOver && (
          <div className={styles.over} aria-hidden="true">
            <ImagePlus size={48} strokeWidth={1.5} />
            <strong>{texts.drop}</strong>
          </div>
        )}
      </div>
    </DropContext>
  )
}
