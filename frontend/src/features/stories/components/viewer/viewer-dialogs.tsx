import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteStory } from '../../api/story-actions.ts'
import type { Scene } from '../../model/playlist.ts'
import { messages } from '../../viewer-texts.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ViewsDialog } from './views-dialog.tsx'

const texts = messages.own

export type OpenedDialog = 'report' | 'views' | 'remove'

interface ViewerDialogsProps {
  dialog: OpenedDialog | undefined
  scene: Scene | undefined
  onClose: () => void
}

/** The dialogs above the viewer; the story waits behind them. */
export const ViewerDialogs = ({ dialog, scene, onClose }: ViewerDialogsProps) => {
  const remove = useDeleteStory()
  if (!scene || dialog === undefined) return null
  const { storyId, story } = scene
  if (dialog === 'report') return <ReportDialog storyId={storyId} onClose={onClose} />
  if (dialog === 'views') return <ViewsDialog storyId={storyId} onClose={onClose} />
  if (!story) return null
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      question={texts.removeQuestion}
      confirm={texts.removeConfirm}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(story, { onSettled: onClose })
      }}
    />
  )
}
