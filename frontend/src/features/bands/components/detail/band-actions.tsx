import { Bell, BellOff, Flag, Share } from 'lucide-react'
import type { Band } from '#shared/api/bands.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { shareLink } from '#spa/platform/share-link.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useToggleFollowBand } from '../../api/follow-band.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { CareActions } from '../edit/care-actions.tsx'
import * as styles from './detail.module.css'

const texts = messages.band

const FollowButton = ({ band }: { band: Band }) => {
  const toggle = useToggleFollowBand()
  const Icon = band.isFollowed ? BellOff : Bell
  return (
    <Button
      variant={band.isFollowed ? 'secondary' : 'primary'}
      onClick={() => toggle(band, !band.isFollowed)}
    >
      <Icon size={20} aria-hidden="true" />
      {band.isFollowed ? texts.unfollow : texts.follow}
    </Button>
  )
}

/** The row of buttons below the name. */
export const BandActions = ({ band, viewer }: { band: Band; viewer: Viewer }) => (
  <div className={styles.actions}>
    <FollowButton band={band} />
    <CareActions band={band} viewer={viewer} />
    <IconButton
      label={texts.share}
      onClick={() => void shareLink(`/bands/${band.id}`, texts.shareTitle)}
    >
      <Share size={20} aria-hidden="true" />
    </IconButton>
    <IconButton
      label={texts.report}
      aria-haspopup="dialog"
      onClick={() => requestReport({ kind: 'band', id: band.id })}
    >
      <Flag size={20} aria-hidden="true" />
    </IconButton>
  </div>
)
