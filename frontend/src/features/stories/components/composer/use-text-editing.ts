import { useRef, type KeyboardEvent } from 'react'
import { toast } from '#ui/feedback/toast-store.ts'
import { STORY } from '#shared/domain/stories.ts'
import type { TextOverlay } from '#shared/api/stories.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { Adjustment, Point } from '../../model/overlays.ts'
import { selectedOverlay, type DraftAction } from '../../model/reduce-draft.ts'
import { currentSlide, type StoryDraft } from '../../model/story-draft.ts'
import { newId } from './use-kept-draft.ts'

type Dispatch = (action: DraftAction) => void

const STEP = 1
const BIG_STEP = 5

const ARROWS: Partial<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const SIZES: Partial<Record<string, 1 | -1>> = { '+': 1, '-': -1 }

const TURNS: Partial<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }
const TURN_DEGREES = 5

/** What a key does to place, size or angle; undefined for others. */
const adjustment = (overlay: TextOverlay, event: KeyboardEvent): Adjustment | undefined => {
  const { x, y, fontSize, rotation = 0 } = overlay
  const step = event.shiftKey ? BIG_STEP : STEP
  const arrow = ARROWS[event.key]
  if (arrow) return { x: x + arrow.x * step, y: y + arrow.y * step }
  const turn = TURNS[event.key]
  if (turn) return { rotation: rotation + turn * step * TURN_DEGREES }
  const size = SIZES[event.key]
  return size && { fontSize: fontSize + size * STORY.fontSize.step }
}

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

/** What a key does to an overlay that has the focus; undefined when the browser handles it. */
const keyAction = (overlay: TextOverlay, event: KeyboardEvent): DraftAction | undefined => {
  const { id } = overlay
  switch (event.key) {
    case 'Enter':
    case 'F2':
      return { type: 'select-overlay', id, isTyping: true }
    case 'Delete':
      return { type: 'remove-overlay', id }
    case 'Backspace':
      return { type: 'delete-back' }
    default: {
      const to = adjustment(overlay, event)
      if (to) return { type: 'adjust-overlay', id, to }
      return isPrintable(event) ? { type: 'append-text', text: event.key } : undefined
    }
  }
}

/** The elements between which the focus moves. */
const useStageFocus = () => {
  const stage = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  return {
    stage,
    field,
    focusStage: () => stage.current?.focus({ preventScroll: true }),
    focusField: () => field.current?.focus({ preventScroll: true }),
    focusOverlay: (id: string) => {
      stage.current
        ?.querySelector<HTMLElement>(`[data-overlay="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true })
    },
  }
}

/** Keyboard and focus of the texts on the stage: a field out of sight types for the selected one, so that phones show their keyboard. */
export const useTextEditing = (draft: StoryDraft, dispatch: Dispatch) => {
  const focus = useStageFocus()
  const isFull = currentSlide(draft).textOverlays.length >= STORY.overlaysPerSlide
  const refuseMore = () => toast({ title: composerMessages.overlays.full })
  /** Phones show the keyboard only when the field gets the focus while the tap is handled. */
  const type = (action: DraftAction) => {
    dispatch(action)
    focus.focusField()
  }
  const remove = ({ id }: TextOverlay) => {
    dispatch({ type: 'remove-overlay', id })
    focus.focusStage()
  }
  const act = (overlay: TextOverlay, action: DraftAction) => {
    if (selectedOverlay(draft)?.id !== overlay.id)
      dispatch({ type: 'select-overlay', id: overlay.id, isTyping: false })
    dispatch(action)
    if (STARTS_TYPING.has(action.type)) focus.focusField()
  }

  return {
    ...focus,
    remove,
    /** Begins a text, such as a name with '@'. */
    add: (start: { readonly text?: string; readonly at?: Point } = {}) => {
      if (isFull) refuseMore()
      else type({ type: 'add-overlay', id: newId(), ...start })
    },
    /** Puts a whole text on the slide and selects it. */
    place: (text: string) => {
      if (isFull) refuseMore()
      else dispatch({ type: 'add-overlay', id: newId(), text, isTyping: false })
    },
    edit: (id: string) => type({ type: 'select-overlay', id, isTyping: true }),
    newLine: () => {
      if (isFull) refuseMore()
      else dispatch({ type: 'new-line', id: newId() })
    },
    /** Backspace in an empty text. Without a text before it, typing ends. */
    goBack: (overlay: TextOverlay) => {
      dispatch({ type: 'delete-back' })
      if (currentSlide(draft).textOverlays[0]?.id === overlay.id) focus.focusStage()
    },
    stopTyping: (overlay: TextOverlay) => {
      dispatch({ type: 'stop-typing' })
      if (overlay.text.trim() === '') focus.focusStage()
      else focus.focusOverlay(overlay.id)
    },
    onHandleKey: (event: KeyboardEvent, overlay: TextOverlay) => {
      const isEscape = event.key === 'Escape' && draft.selection !== null
      const action = isEscape ? DESELECT : keyAction(overlay, event)
      if (!action) return
      // Escape does not close the dialog.
      event.preventDefault()
      if (action.type === 'remove-overlay') remove(overlay)
      else act(overlay, action)
    },
  }
}

const DESELECT: DraftAction = { type: 'deselect' }
const STARTS_TYPING: ReadonlySet<DraftAction['type']> = new Set<DraftAction['type']>([
  'select-overlay',
  'append-text',
  'delete-back',
])

export type TextEditing = ReturnType<typeof useTextEditing>
