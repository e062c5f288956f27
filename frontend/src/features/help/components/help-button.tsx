import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonMessages } from '../button-texts.ts'

const HelpDialog = lazyPart(
  async () => (await import('./help-dialog.tsx')).HelpDialog,
  DialogFailure,
)

/** In the flow of the page, because a floating button would cover controls of the feed on a phone. */
export const HelpButton = ({ memberId }: { memberId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        block
        onClick={() => {
          setOpen(true)
        }}
      >
        {buttonMessages.open}
      </Button>
      {isOpen && (
        <Suspense>
          <HelpDialog
            memberId={memberId}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
