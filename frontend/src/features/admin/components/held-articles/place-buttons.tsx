import { Check, Pencil, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { heldMessages as texts } from '../../held-texts.ts'
import * as styles from './held-articles.module.css'

interface PlaceButtonsProps {
  /** The words of the place; they are part of the names of its buttons. */
  what: string
  busy: boolean
  onDiscard: () => void
  /** Null for what has no words. */
  onCorrect: (() => void) | null
  onRelease: () => void
  correctRef: Ref<HTMLButtonElement>
}

export const PlaceButtons = (props: PlaceButtonsProps) => {
  const { what, busy, onDiscard, onCorrect, onRelease, correctRef } = props
  return (
    <div className={styles.actions}>
      <Button aria-label={texts.of(texts.discard, what)} busy={busy} onClick={onDiscard}>
        <X size={18} aria-hidden="true" />
        {texts.discard}
      </Button>
      {onCorrect && (
        <Button
          ref={correctRef}
          aria-label={texts.of(texts.correct, what)}
          busy={busy}
          onClick={onCorrect}
        >
          <Pencil size={18} aria-hidden="true" />
          {texts.correct}
        </Button>
      )}
      <Button aria-label={texts.of(texts.release, what)} busy={busy} onClick={onRelease}>
        <Check size={18} aria-hidden="true" />
        {texts.release}
      </Button>
    </div>
  )
}
