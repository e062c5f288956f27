import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { Button } from '#ui/controls/button.tsx'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import { Card } from '#ui/surfaces/card.tsx'
import type { LoadedConcert } from '../../api/concert.ts'
import { messages as texts } from '../../detail-texts.ts'
import { ConcertPlaceholder } from './concert-placeholder.tsx'
import { ConcertTools } from './concert-tools.tsx'
import { ConcertView } from './concert-view.tsx'
import * as styles from './concert-dialog.module.css'

interface ConcertDialogProps {
  loaded: LoadedConcert
  me: CurrentUser
  onClose: () => void
}

/** A concert over the list. On phones it fills the screen. */
export const ConcertDialog = ({ loaded, me, onClose }: ConcertDialogProps) => {
  const titleId = useId()
  const ref = useModal()
  const { concert } = loaded
  return createPortal(
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(onClose)}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <Card flush frame="desktop" className={styles.sheet}>
        <div className={styles.bar}>
          <Button variant="ghost" size="compact" onClick={onClose}>
            <ArrowLeft size={20} aria-hidden="true" />
            {texts.back}
          </Button>
          {concert && <ConcertTools id={concert.id} isMine={concert.isMine} />}
        </div>
        <div className={styles.scroll}>
          {concert ? (
            <ConcertView
              concert={concert}
              titleId={titleId}
              heading="h2"
              me={me}
              onLeave={onClose}
            />
          ) : (
            <div id={titleId}>
              <ConcertPlaceholder loaded={loaded} />
            </div>
          )}
        </div>
      </Card>
    </dialog>,
    document.body,
  )
}
