import { BadgeCheck, Mail } from 'lucide-react'
import { Suspense } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { careLabels } from '../../care-labels.ts'
import { claimMail } from '../../model/claim-mail.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { useFormDialog } from '../use-form-dialog.ts'
import * as styles from './claim.module.css'

const texts = messages.claimCard

const ClaimDialog = lazyPart(
  async () => (await import('./claim-dialog.tsx')).ClaimDialog,
  DialogFailure,
)

interface ClaimCardProps {
  band: Band
  viewer: Viewer
}

/** For members of the band, while no one has claimed it: by mail, or here with evidence. */
export const ClaimCard = ({ band, viewer }: ClaimCardProps) => {
  const { isOpen, open, close } = useFormDialog('claim')
  const { isClaimPending } = band
  const mail = claimMail(band)
  return (
    <div className={styles.root}>
      <p>{isClaimPending ? careLabels.claimPending : texts.text}</p>
      <div className={styles.ways}>
        {mail !== undefined && (
          <a className={buttonClass({ variant: 'secondary' })} href={mail}>
            <Mail size={18} aria-hidden="true" />
            {texts.action}
          </a>
        )}
        <Button onClick={open}>
          <BadgeCheck size={18} aria-hidden="true" />
          {isClaimPending ? careLabels.myClaim : careLabels.claimHere}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ClaimDialog band={band} memberId={viewer.id} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
