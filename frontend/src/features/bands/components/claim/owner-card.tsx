import { Suspense, useState } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { careLabels } from '../../care-labels.ts'
import type { Viewer } from '../../model/viewer.ts'
import * as styles from './claim.module.css'

const EndClaimDialog = lazyPart(
  async () => (await import('./end-claim-dialog.tsx')).EndClaimDialog,
  DialogFailure,
)
const ProposalList = lazyPart(
  async () => (await import('../proposals/proposal-list.tsx')).ProposalList,
)

interface OwnerCardProps {
  band: Band
  viewer: Viewer
}

/** What waits for the claiming member, and the way to end the claim. */
export const OwnerCard = ({ band, viewer }: OwnerCardProps) => {
  const [isEnding, setEnding] = useState(false)
  return (
    <div className={styles.root}>
      <Suspense fallback={null}>
        <ProposalList band={band} />
      </Suspense>
      <Button variant="ghost" onClick={() => setEnding(true)}>
        {viewer.isModerator ? careLabels.claimEnd : careLabels.giveBack}
      </Button>
      {isEnding && (
        <Suspense fallback={null}>
          <EndClaimDialog band={band} viewer={viewer} onClose={() => setEnding(false)} />
        </Suspense>
      )}
    </div>
  )
}
