import type { KeyboardEvent } from 'react'
import { STORY } from '#shared/domain/stories.ts'
import { isEnter, isOfInputMethod } from '#spa/platform/enter-key.ts'
import { composerMessages } from '../../composer-texts.ts'
import { selectedOverlay, type DraftAction } from '../../model/reduce-draft.ts'
import type { StoryDraft } from '../../model/story-draft.ts'
import { newId } from './use-kept-draft.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './stage.module.css'

interface OverlayFieldProps {
  editing: TextEditing
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
}

/** The caret stays at the end, because it is shown there and nowhere else. */
const caretToEnd = (field: HTMLTextAreaElement): void => {
  const { length } = field.value
  if (field.selectionStart !== length || field.selectionEnd !== length)
    field.setSelectionRange(length, length)
}

/** Takes the keys of the overlay that is edited, also those of input methods, dictation and pasting. */
export const OverlayField = ({ editing, draft, dispatch }: OverlayFieldProps) => {
  const { field, newLine, goBack, stopTyping } = editing
  const isTyping = draft.selection?.isTyping === true
  const overlay = isTyping ? selectedOverlay(draft) : undefined
  const text = overlay?.text ?? ''

  const press = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent) || !overlay) return
    if (isEnter(event.nativeEvent)) newLine()
    else if (event.key === 'Backspace' && text === '') goBack(overlay)
    else if (event.key === 'Escape') stopTyping(overlay)
    else return
    event.preventDefault()
  }

  return (
    <textarea
      ref={field}
      className={styles.field}
      style={{ top: `${String(overlay?.y ?? STORY.y.max)}%` }}
      tabIndex={-1}
      aria-label={composerMessages.overlays.field}
      aria-hidden={!isTyping}
      rows={1}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => {
        if (!isTyping) return
        const ids = Array.from({ length: STORY.overlaysPerSlide }, newId)
        dispatch({ type: 'set-text', text: event.currentTarget.value, ids })
      }}
      onKeyDown={press}
      onSelect={(event) => caretToEnd(event.currentTarget)}
      onBlur={() => {
        if (isTyping) dispatch({ type: 'stop-typing' })
      }}
    />
  )
}
