import { Music } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { chooseTypeface } from '#ui/text/typeface.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import {
  currentSlide,
  isSlideEmpty,
  shownSlide,
  type DraftSlide,
  type StoryDraft,
} from '../../model/story-draft.ts'
import { SlideOverlay } from '../slide/slide-overlay.tsx'
import { SlideView } from '../slide/slide-view.tsx'
import { OverlayField } from './overlay-field.tsx'
import type { Dragging } from './use-panel.ts'
import { useGestures } from './use-gestures.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './stage.module.css'

const texts = composerMessages.overlays

interface StageProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
  urlOf: (fileKey: string) => string | null
  editing: TextEditing
  keysId: string
  dragging: Dragging
  onMusic: () => void
}

type HandlesProps = Omit<StageProps, 'urlOf' | 'onMusic'>

const Handles = ({ draft, dispatch, editing, keysId, dragging }: HandlesProps) => {
  const { selection } = draft
  return currentSlide(draft).textOverlays.map((overlay) => {
    const isSelected = overlay.id === selection?.overlayId
    return (
      <SlideOverlay
        key={overlay.id}
        overlay={overlay}
        data-overlay={overlay.id}
        role="button"
        tabIndex={0}
        aria-label={texts.handle(overlay.text)}
        aria-describedby={keysId}
        aria-pressed={isSelected}
        className={classNames(
          styles.handle,
          isSelected && styles.selected,
          isSelected && selection.isTyping && styles.typing,
          isSelected && dragging.trash === 'over' && styles.leaving,
        )}
        onFocus={() => {
          if (!isSelected) dispatch({ type: 'select-overlay', id: overlay.id, isTyping: false })
        }}
        onKeyDown={(event) => editing.onHandleKey(event, overlay)}
      />
    )
  })
}

/** The track as viewers see it; a tap changes it. */
const Track = ({ track, onMusic }: { track: DraftSlide['track'] } & Pick<StageProps, 'onMusic'>) =>
  track && (
    <button type="button" className={styles.track} onClick={onMusic}>
      <Music size={18} aria-hidden="true" />
      <span dir="auto">
        <strong>{track.name}</strong> {track.artist}
      </span>
    </button>
  )

/** The slide as viewers see it, with handles on its texts. */
const Shown = (props: StageProps) => {
  const slide = currentSlide(props.draft)
  const isBlank = isSlideEmpty(slide) && slide.textOverlays.length === 0
  return (
    <>
      <SlideView
        slide={shownSlide(slide, props.urlOf)}
        label={slide.media ? composerMessages.mediaLabel[slide.media.kind] : ''}
        isPlaying
        loops
      >
        <Handles {...props} />
      </SlideView>
      {isBlank && (
        <p className={classNames(styles.hint, chooseTypeface(composerMessages.hint))}>
          {composerMessages.hint}
        </p>
      )}
    </>
  )
}

/** The slide that is edited. Its texts can be dragged, pinched, turned, and moved by keys. A tap begins another one. */
export const Stage = (props: StageProps) => {
  const { draft, dispatch, editing, dragging, onMusic } = props
  const slide = currentSlide(draft)
  const selectedId = draft.selection?.overlayId
  const { stage, edit, focusOverlay } = editing

  const select = (overlayId: string) => {
    dispatch({ type: 'select-overlay', id: overlayId, isTyping: false })
    focusOverlay(overlayId)
  }
  const gestures = useGestures({
    overlays: slide.textOverlays,
    selectedId,
    dispatch,
    onDrag: ({ id }, trash) => {
      if (id !== selectedId) select(id)
      dragging.follow(trash)
    },
    onDrop: (deleted) => {
      dragging.end()
      if (deleted) editing.remove(deleted)
    },
    onTap: (overlayId, at) => {
      if (overlayId !== undefined && overlayId === selectedId) edit(overlayId)
      else if (overlayId !== undefined) select(overlayId)
      else if (selectedId === undefined) editing.add({ at })
      else dispatch({ type: 'deselect' })
    },
  })

  return (
    <StageFrame>
      <div className={styles.box}>
        <div
          ref={stage}
          className={styles.stage}
          role="group"
          aria-label={composerMessages.stage}
          tabIndex={-1}
          {...gestures}
          onMouseDown={(event) => {
            // A press must not take the focus from the field; taps move it.
            event.preventDefault()
          }}
        >
          <Shown {...props} />
          <OverlayField {...{ editing, draft, dispatch }} />
        </div>
        <Track track={slide.track} onMusic={onMusic} />
      </div>
      <p id={props.keysId} hidden>
        {texts.keys}
      </p>
    </StageFrame>
  )
}

/** Holds what is shown at 9:16, as large as fits. */
export const StageFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
)
