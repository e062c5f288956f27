import { BadgeCheck, Mail } from 'lucide-react'
import { Suspense } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { operator } from '#shared/domain/operator.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { careLabels } from '../../care-labels.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { useFormDialog } from '../use-form-dialog.ts'
import * as styles from './claim.module.css'

const texts = messages.claimCard

const ClaimDialog = lazyPart(
  async () => (await import('./claim-dialog.tsx')).ClaimDialog,
  DialogFailure,
)

/** A mail to the support that only needs the evidence. */
const mailFor = ({ id, name }: Pick<Band, 'id' | 'name'>): string => {
  const address = new URL(`/bands/${id}`, location.origin).href
  const subject = encodeURIComponent(texts.subject(name))
  const body = encodeURIComponent(texts.body(name, address))
  return `mailto:${operator.email}?subject=${subject}&body=${body}`
}

interface ClaimCardProps {
  band: Band
  viewer: Viewer
}

/** For members of the band, while no one has claimed it: by mail, or here with evidence. */
export const ClaimCard = ({ band, viewer }: ClaimCardProps) => {
  const { isOpen, open, close } = useFormDialog('claim')
  const { isClaimPending } = band
  return (
    <div className={styles.root}>
      <p>{isClaimPending ? careLabels.claimPending : texts.text}</p>
      <div className={styles.ways}>
        <a className={buttonClass({ variant: 'secondary' })} href={mailFor(band)}>
          <Mail size={18} aria-hidden="true" />
          {texts.action}
        </a>
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
