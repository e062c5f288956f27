import { useId } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
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
  const { concert } = loaded
  return (
    <Sheet
      titleId={titleId}
      back={texts.back}
      onClose={onClose}
      tools={concert && <ConcertTools id={concert.id} isMine={concert.isMine} />}
    >
      <div className={styles.scroll}>
        {concert ? (
          <ConcertView concert={concert} titleId={titleId} heading="h2" me={me} onLeave={onClose} />
        ) : (
          <div id={titleId}>
            <ConcertPlaceholder loaded={loaded} />
          </div>
        )}
      </div>
    </Sheet>
  )
}
