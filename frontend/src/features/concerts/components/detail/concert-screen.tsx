import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import type { LoadedConcert } from '../../api/concert.ts'
import { messages as texts } from '../../detail-texts.ts'
import { ConcertPlaceholder } from './concert-placeholder.tsx'
import { ConcertTools } from './concert-tools.tsx'
import { ConcertView } from './concert-view.tsx'
import * as styles from './concert-screen.module.css'

interface ConcertScreenProps {
  loaded: LoadedConcert
  me: CurrentUser
}

/** A concert as a page, for those who open its link. */
export const ConcertScreen = ({ loaded, me }: ConcertScreenProps) => {
  const titleId = useId()
  const navigate = useNavigate()
  const { concert } = loaded
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <ButtonLink variant="ghost" size="compact" to="/concerts">
          <ArrowLeft size={20} aria-hidden="true" />
          {texts.back}
        </ButtonLink>
        {concert && <ConcertTools id={concert.id} isMine={concert.isMine} />}
      </div>
      <Card>
        {concert ? (
          <ConcertView
            concert={concert}
            titleId={titleId}
            heading="h1"
            me={me}
            onLeave={() => void navigate('/concerts')}
          />
        ) : (
          <ConcertPlaceholder loaded={loaded} />
        )}
      </Card>
    </div>
  )
}
