import { useRef } from 'react'
import { UPLOAD_PURPOSES, type UploadPurpose } from '#shared/api/uploads.ts'
import { Button } from '#ui/controls/button.tsx'
import { showFailure } from '../failure-toast.ts'
import { loadChunk } from '../load-chunk.ts'
import { messages } from '../texts.ts'
import { replaceLostFile } from './outbox.ts'
import { lostPurpose, type OutboxItem } from './outbox-item.ts'
import { outboxTexts as texts } from './texts.ts'

interface PickAgainProps {
  item: OutboxItem
  describedBy: string
}

const replace = async (item: OutboxItem, purpose: UploadPurpose, file: File): Promise<void> => {
  try {
    const { prepareMedia } = await loadChunk(() => import('../media/prepare.ts'))
    const { blob, mime } = await prepareMedia(file, purpose)
    await replaceLostFile(item, blob, mime)
  } catch (error) {
    showFailure(messages.failed, error instanceof Error ? error.message : undefined)
  }
}

/** Asks for the file of an entry whose bytes this browser lost. A recording cannot be picked. */
export const PickAgain = ({ item, describedBy }: PickAgainProps) => {
  const input = useRef<HTMLInputElement>(null)
  const lost = lostPurpose(item)
  const purpose = UPLOAD_PURPOSES.find((one) => one === lost)
  if (purpose === undefined) return null
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.pickAgain}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) void replace(item, purpose, file)
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="primary"
        size="compact"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {texts.pickAgain}
      </Button>
    </>
  )
}
