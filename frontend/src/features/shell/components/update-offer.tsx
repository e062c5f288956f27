import { LastingNotice } from '#ui/feedback/lasting-notice.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useState } from 'react'
import { updateTexts as texts } from '../update-texts.ts'

interface UpdateOfferProps {
  onReload: () => void
}

/** Offers the new release. The member decides when to reload. */
export const UpdateOffer = ({ onReload }: UpdateOfferProps) => {
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  if (!isOpen) return null
  return (
    <LastingNotice label={texts.label} onClose={() => setOpen(false)}>
      <Button
        variant="primary"
        busy={isBusy}
        onClick={() => {
          setBusy(true)
          onReload()
        }}
      >
        {texts.reload}
      </Button>
    </LastingNotice>
  )
}
