import { RotateCw } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import * as styles from './post-media.module.css'

/** Below media that should play and do not: what helps. */
export const LateMedia = ({ media }: { media: RefObject<HTMLMediaElement | null> }) => (
  <div className={styles.late} role="status">
    <span>{messages.media.late}</span>
    <Button
      size="compact"
      onClick={() => {
        media.current?.load()
        // A refusal leaves the controls, which the member can press.
        media.current?.play().catch(() => undefined)
      }}
    >
      <RotateCw size={18} aria-hidden="true" />
      {messages.media.again}
    </Button>
  </div>
)
