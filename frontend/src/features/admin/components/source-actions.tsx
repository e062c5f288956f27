import { Pencil, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Source } from '#shared/api/sources.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { useRemoveSource, useSwitchSource } from '../api/sources.ts'
import { sourceMessages as texts } from '../source-texts.ts'
import { SourceDialog } from './source-dialog.tsx'
import * as styles from './sources-panel.module.css'

const RemoveDialog = ({ source, onClose }: { source: Source; onClose: () => void }) => {
  const remove = useRemoveSource(source)
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      question={texts.removeQuestion(source.name)}
      confirm={texts.removeConfirm}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    />
  )
}

const SwitchButton = ({ source }: { source: Source }) => {
  const toggle = useSwitchSource(source)
  const label = (source.enabled ? texts.switchOff : texts.switchOn)(source.name)
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        aria-busy={toggle.isPending}
        onClick={() => {
          if (!toggle.isPending) toggle.mutate()
        }}
      >
        {toggle.isPending ? (
          <Spinner size={20} />
        ) : (
          <Power className={styles.power} size={20} data-lit={source.enabled} aria-hidden="true" />
        )}
      </IconButton>
    </Tooltip>
  )
}

export const SourceActions = ({ source }: { source: Source }) => {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      <SwitchButton source={source} />
      <Tooltip text={texts.edit(source.name)}>
        <IconButton
          label={texts.edit(source.name)}
          aria-haspopup="dialog"
          onClick={() => setOpen('edit')}
        >
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Tooltip text={texts.remove(source.name)}>
        <IconButton
          label={texts.remove(source.name)}
          aria-haspopup="dialog"
          onClick={() => setOpen('remove')}
        >
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Tooltip>
      {open === 'edit' && <SourceDialog source={source} onClose={close} />}
      {open === 'remove' && <RemoveDialog source={source} onClose={close} />}
    </div>
  )
}
