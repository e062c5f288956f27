import { BotMessageSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './help-button.module.css'

const HelpDialog = lazyPart(
  async () => (await import('./help-dialog.tsx')).HelpDialog,
  DialogFailure,
)

/** Apart from the other texts, because the button is on the first screen of the community. */
const buttonMessages = { open: 'AI-Hilfe' } as const

/** Floats over the page; only an icon on a phone. Focused controls scroll to where it does not cover them. */
export const HelpButton = ({ memberId }: { memberId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={styles.root} data-above-bottom-bar onClick={() => setOpen(true)}>
        <BotMessageSquare size={22} aria-hidden="true" />
        <span className={styles.label}>{buttonMessages.open}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <HelpDialog memberId={memberId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
