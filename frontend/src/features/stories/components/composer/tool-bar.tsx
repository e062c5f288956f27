import { AtSign, Camera, ImagePlus, Layers, Link2, Music, Palette, Type } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useHasMusic } from '#spa/entities/track/search-query.ts'
import { useAccept } from '#spa/platform/viewport.ts'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { Panel, PanelName } from './use-panel.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './composer.module.css'

const texts = composerMessages.bar
const { media } = composerMessages
/** Phones convert HEIC to JPEG when `accept` does not name HEIC. */
const ACCEPT = 'image/*,video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode
  label: string
}

/** An icon above its word. */
export const ToolButton = ({ icon, label, ...button }: ToolButtonProps) => (
  <button type="button" className={styles.tool} {...button}>
    <span aria-hidden="true">{icon}</span>
    <span>{label}</span>
  </button>
)

const GalleryTool = ({ onPick }: { onPick: (file: File) => void }) => {
  const accept = useAccept(ACCEPT)
  const { field, open } = useFileChoice({ label: media.gallery, accept, onPick })
  return (
    <>
      {field}
      <ToolButton icon={<ImagePlus />} label={media.gallery} onClick={open} />
    </>
  )
}

interface ToolBarProps {
  panel: Panel
  editing: TextEditing
  onPick: (file: File) => void
  onCamera: () => void
}

/** What can be put on the picture. */
export const ToolBar = ({ panel, editing, onPick, onCamera }: ToolBarProps) => {
  // Stages without music have no search.
  const hasMusic = useHasMusic()
  const opener = (name: PanelName) => ({
    'aria-expanded': panel.shown === name,
    onClick: () => {
      if (panel.shown === name) panel.close()
      else panel.open(name)
    },
  })
  return (
    <div className={styles.bar} role="group" aria-label={composerMessages.tools}>
      <GalleryTool onPick={onPick} />
      <ToolButton icon={<Camera />} label={media.camera} onClick={onCamera} />
      <ToolButton
        icon={<Type />}
        label={texts.text}
        onClick={() => {
          editing.add()
        }}
      />
      <ToolButton
        icon={<AtSign />}
        label={texts.mention}
        onClick={() => {
          editing.add({ text: '@' })
        }}
      />
      <ToolButton icon={<Link2 />} label={texts.link} {...opener('link')} />
      {hasMusic && <ToolButton icon={<Music />} label={texts.music} {...opener('music')} />}
      <ToolButton icon={<Palette />} label={texts.color} {...opener('color')} />
      <ToolButton icon={<Layers />} label={texts.layers} {...opener('layers')} />
    </div>
  )
}
