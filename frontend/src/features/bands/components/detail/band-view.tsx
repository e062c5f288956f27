import { Disc3, ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useBand } from '../../api/band.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { isFromBands } from '../../model/place.ts'
import { BandCards } from './band-cards.tsx'
import { BandHead } from './band-head.tsx'
import * as styles from './detail.module.css'

const texts = messages.band

const NotFound = () => (
  <Card>
    <EmptyState
      heading="h1"
      icon={<Disc3 size={48} strokeWidth={1.5} aria-hidden="true" />}
      title={texts.notFound}
      text={texts.notFoundText}
      action={<ButtonLink to="/bands">{texts.back}</ButtonLink>}
    />
  </Card>
)

const BandSkeleton = () => (
  <Card>
    <Loading label={texts.loading} />
    <div className={styles.head} aria-hidden="true">
      <Skeleton width={168} height={168} />
      <div className={styles.lines}>
        <Skeleton height={48} />
        <Skeleton width="60%" />
        <Skeleton width="40%" height={44} />
      </div>
    </div>
  </Card>
)

interface ContentProps {
  loaded: ReturnType<typeof useBand>
  viewer: Viewer | undefined
  concertAlert: (band: Band) => ReactNode
}

const Content = ({ loaded, viewer, concertAlert }: ContentProps) => {
  const { band, isGone, error } = loaded
  if (isGone) return <NotFound />
  if (band && viewer)
    return (
      <>
        <BandHead band={band} viewer={viewer} />
        <BandCards band={band} viewer={viewer} concertAlert={concertAlert(band)} />
      </>
    )
  if (error === undefined) return <BandSkeleton />
  return (
    <Card>
      <ErrorState
        title={texts.loadFailed(error)}
        onRetry={loaded.retry}
        retrying={loaded.isFetching}
      />
    </Card>
  )
}

interface BandViewProps {
  bandId: string
  /** Undefined while it is loading. */
  viewer: Viewer | undefined
  /** Beside the concerts of the band. */
  concertAlert: (band: Band) => ReactNode
}

/** Returns to the list as it was left, or opens it when the band was opened by a link. */
const BackLink = () => {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  return (
    <ButtonLink
      className={styles.back}
      variant="ghost"
      size="compact"
      to="/bands"
      onClick={(event) => {
        if (!isFromBands(state) || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ArrowLeft size={20} aria-hidden="true" />
      {messages.band.back}
    </ButtonLink>
  )
}

/** One band with all that is known of it. */
export const BandView = ({ bandId, viewer, concertAlert }: BandViewProps) => {
  const loaded = useBand(bandId)
  usePageTitle(loaded.isGone ? texts.notFound : (loaded.band?.name ?? messages.title))
  return (
    <div className={styles.root}>
      <BackLink />
      <Content loaded={loaded} viewer={viewer} concertAlert={concertAlert} />
    </div>
  )
}
