import { ChevronDown, ChevronUp, Image, Music, Trash2, Type } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { musicTexts } from '#spa/entities/track/texts.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { currentSlide, type DraftSlide, type StoryDraft } from '../../model/story-draft.ts'
import type { Panel } from './use-panel.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './tools.module.css'

const texts = composerMessages.layers

interface LayerProps {
  icon: ReactNode
  name: string
  onSelect?: () => void
  children?: ReactNode
}

const Layer = ({ icon, name, onSelect, children }: LayerProps) => (
  <li className={styles.layer}>
    {onSelect ? (
      <button type="button" className={styles.layerName} onClick={onSelect}>
        {icon}
        <span dir="auto">{name}</span>
      </button>
    ) : (
      <span className={styles.layerName}>
        {icon}
        <span dir="auto">{name}</span>
      </span>
    )}
    {children}
  </li>
)

interface LayersProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
  editing: TextEditing
  panel: Panel
  onRemoveMedia: () => void
}

type OverlayLayersProps = Pick<LayersProps, 'draft' | 'dispatch' | 'editing'>

/** The topmost text first. */
const OverlayLayers = ({ draft, dispatch, editing }: OverlayLayersProps) => {
  const { textOverlays } = currentSlide(draft)
  return textOverlays.toReversed().map((overlay, index) => {
    const { id, text } = overlay
    const move = (by: 1 | -1) => () => dispatch({ type: 'raise-overlay', id, by })
    return (
      <Layer
        key={id}
        icon={<Type size={20} aria-hidden="true" />}
        name={text}
        onSelect={() => {
          dispatch({ type: 'select-overlay', id, isTyping: false })
          editing.focusOverlay(id)
        }}
      >
        <IconButton label={texts.up(text)} aria-disabled={index === 0} onClick={move(1)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={texts.down(text)}
          aria-disabled={index === textOverlays.length - 1}
          onClick={move(-1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.remove(text)} onClick={() => editing.remove(overlay)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Layer>
    )
  })
}

const MediaLayer = ({ media, onRemove }: Pick<DraftSlide, 'media'> & { onRemove: () => void }) =>
  media && (
    <>
      <Layer icon={<Image size={20} aria-hidden="true" />} name={media.name}>
        <IconButton label={composerMessages.media.remove} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Layer>
      <li className={styles.hint}>
        {composerMessages.media.kept} {media.kind === 'video' && composerMessages.media.cut}
      </li>
    </>
  )

/** All that is on the slide, the topmost first: what a finger does on the stage, keys do here. */
export const Layers = ({ draft, dispatch, editing, panel, onRemoveMedia }: LayersProps) => {
  const { content, track, media } = currentSlide(draft)
  const [focusRef] = useState(() => keepFocus('button'))
  return (
    <ul ref={focusRef} className={styles.layers}>
      <OverlayLayers {...{ draft, dispatch, editing }} />
      {track && (
        <Layer
          icon={<Music size={20} aria-hidden="true" />}
          name={`${track.name} ${track.artist}`}
          onSelect={() => panel.open('music')}
        >
          <IconButton
            label={musicTexts.remove}
            onClick={() => dispatch({ type: 'set-track', track: null })}
          >
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </Layer>
      )}
      <Layer
        icon={<Type size={20} aria-hidden="true" />}
        name={`${composerMessages.panels.text}: ${content.trim() === '' ? texts.noText : content}`}
        onSelect={() => panel.open('text')}
      />
      <MediaLayer media={media} onRemove={onRemoveMedia} />
    </ul>
  )
}
