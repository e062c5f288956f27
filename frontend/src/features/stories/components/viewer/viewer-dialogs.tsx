import type { Scene } from '../../model/playlist.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ViewsDialog } from './views-dialog.tsx'

export type OpenedDialog = 'report' | 'views'

interface ViewerDialogsProps {
  dialog: OpenedDialog | undefined
  scene: Scene | undefined
  onClose: () => void
}

/** The dialogs above the viewer; the story waits behind them. */
export const ViewerDialogs = ({ dialog, scene, onClose }: ViewerDialogsProps) => {
  if (!scene || dialog === undefined) return null
  const { storyId } = scene
  if (dialog === 'report') return <ReportDialog storyId={storyId} onClose={onClose} />
  return <ViewsDialog storyId={storyId} onClose={onClose} />
}
