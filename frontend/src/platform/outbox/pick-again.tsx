import { UPLOAD_PURPOSES, type UploadPurpose } from '#shared/api/uploads.ts'
import { Button } from '#ui/controls/button.tsx'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
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
  const lost = lostPurpose(item)
  const purpose = UPLOAD_PURPOSES.find((one) => one === lost)
  const { field, open } = useFileChoice({
    label: texts.pickAgain,
    onPick: (file) => {
      if (purpose !== undefined) void replace(item, purpose, file)
    },
  })
  if (purpose === undefined) return null
  return (
    <>
      {field}
      <Button variant="primary" size="compact" aria-describedby={describedBy} onClick={open}>
        {texts.pickAgain}
      </Button>
    </>
  )
}
