import { Megaphone } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import type { ShoutDialogProps, TypedShout } from './shout-dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './late-shout.module.css'

const ShoutDialog = lazyPart(
  async () => (await import('./shout-dialog.tsx')).ShoutDialog,
  DialogFailure,
)

/** Offers the first shout to a member who skipped it in onboarding. */
export const LateShout = ({ onShouted }: Pick<ShoutDialogProps, 'onShouted'>) => {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  /** Outlives the dialog, so that closing it loses nothing. */
  const [typed, setTyped] = useState<TypedShout>()
  return (
    <Card as="section" className={styles.root} aria-labelledby={titleId}>
      <Megaphone className={styles.icon} size={40} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.text}>
        <Heading as="h2" id={titleId}>
          {messages.shout.lateTitle}
        </Heading>
        <p>{messages.shout.lateText}</p>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.shout.late}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShoutDialog
            typed={typed}
            onType={setTyped}
            onShouted={onShouted}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
