import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { currentSlide, shownSlide, type StoryDraft } from '../../model/story-draft.ts'
import { SlideOverlay } from '../slide/slide-overlay.tsx'
import { SlideView } from '../slide/slide-view.tsx'
import { OverlayField } from './overlay-field.tsx'
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
}

type HandlesProps = Omit<StageProps, 'urlOf'>

const Handles = ({ draft, dispatch, editing, keysId }: HandlesProps) => {
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
        )}
        onFocus={() => {
          if (!isSelected) dispatch({ type: 'select-overlay', id: overlay.id, isTyping: false })
        }}
        onKeyDown={(event) => {
          editing.onHandleKey(event, overlay)
        }}
      />
    )
  })
}

/** The slide that is edited. Its texts can be dragged, pinched, and moved by keys. */
export const Stage = ({ draft, dispatch, urlOf, editing, keysId }: StageProps) => {
  const slide = currentSlide(draft)
  const shown = shownSlide(slide, urlOf)
  const selectedId = draft.selection?.overlayId
  const { stage, edit, focusOverlay } = editing

  const select = (overlayId: string) => {
    dispatch({ type: 'select-overlay', id: overlayId, isTyping: false })
    focusOverlay(overlayId)
  }
  const tap = (overlayId: string | undefined) => {
    if (overlayId === undefined) dispatch({ type: 'deselect' })
    else if (overlayId === selectedId) edit(overlayId)
    else select(overlayId)
  }
  const gestures = useGestures({
    overlays: slide.textOverlays,
    selectedId,
    dispatch,
    onDrag: select,
    onTap: tap,
  })

  return (
    <StageFrame>
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
        <SlideView
          slide={shown}
          label={slide.media ? composerMessages.mediaLabel[slide.media.kind] : ''}
          isPlaying
          loops
        >
          <Handles {...{ draft, dispatch, editing, keysId }} />
        </SlideView>
        <OverlayField {...{ editing, draft, dispatch }} />
      </div>
      <p id={keysId} hidden>
        {texts.keys}
      </p>
    </StageFrame>
  )
}

/** Holds what is shown at 9:16, as large as fits. */
export const StageFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
)
