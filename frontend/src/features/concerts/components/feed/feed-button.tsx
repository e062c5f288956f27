import { CalendarSync } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../feed-texts.ts'

const FeedDialog = lazyPart(
  async () => (await import('./feed-dialog.tsx')).FeedDialog,
  DialogFailure,
)

/** Opens the personal calendar. */
export const FeedButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        <CalendarSync size={18} aria-hidden="true" />
        {messages.open}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
