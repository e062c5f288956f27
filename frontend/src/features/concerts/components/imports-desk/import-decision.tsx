import type { ModeratedImport } from '#shared/api/concert-import.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useImportDecision, type ImportAction } from '../../api/imports-desk.ts'
import { deskMessages as texts } from '../../imports-texts.ts'
import { DeskDialog } from '../desk/desk-dialog.tsx'

interface ImportDecisionProps {
  item: ModeratedImport
  kind: ImportAction['kind']
  onClose: () => void
}

export const ImportDecision = ({ item, kind, onClose }: ImportDecisionProps) => {
  const { mutate, isPending } = useImportDecision()
  const decide = (action: ImportAction) => mutate({ item, action }, { onSuccess: onClose })
  if (kind === 'vouch')
    return (
      <ConfirmDialog
        title={texts.vouchTitle}
        question={texts.vouchText}
        confirm={texts.vouch}
        variant="primary"
        busy={isPending}
        onConfirm={() => decide({ kind })}
        onClose={onClose}
      />
    )
  return (
    <DeskDialog
      title={texts.undoTitle}
      text={texts.undoText}
      confirm={texts.undo}
      busy={isPending}
      onConfirm={(reason) => decide({ kind, reason })}
      onClose={onClose}
    />
  )
}
