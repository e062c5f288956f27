import { EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { setDrasticOpen, useIsDrasticOpen } from './opened-drastic.ts'
import { drasticTexts as texts } from './texts.ts'
import * as styles from './drastic-cover.module.css'

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

interface DrasticCoverProps {
  id: string
  drastic: NonNullable<Post['drastic']>
  children: ReactNode
}

/** In place of content that its author or a moderator labelled as drastic. Nothing of it is rendered before the tap. */
export const DrasticCover = ({ id, drastic, children }: DrasticCoverProps) => {
  const isOpen = useIsDrasticOpen(id)
  const [hasActed, setActed] = useState(false)
  const turn = (isOpenNow: boolean) => () => {
    setActed(true)
    setDrasticOpen(id, isOpenNow)
  }
  if (drastic === 'withheld')
    return (
      <p className={styles.cover}>
        <EyeOff size={24} aria-hidden="true" />
        {texts.withheld}
      </p>
    )
  if (!isOpen)
    return (
      <button
        ref={hasActed ? takeFocus : undefined}
        type="button"
        className={styles.cover}
        onClick={turn(true)}
      >
        <EyeOff size={24} aria-hidden="true" />
        {texts.show}
      </button>
    )
  return (
    <div ref={hasActed ? takeFocus : undefined} tabIndex={-1} className={styles.content}>
      {children}
      <Button variant="ghost" onClick={turn(false)}>
        {texts.hide}
      </Button>
    </div>
  )
}
