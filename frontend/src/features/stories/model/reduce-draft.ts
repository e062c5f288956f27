import type { TextOverlay } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import type { Track } from '#spa/entities/track/track.ts'
import {
  fitText,
  lineBelow,
  newOverlay,
  adjusted,
  withoutLast,
  type Adjustment,
  type Point,
} from './overlays.ts'
import { addSlide, durationWith, moved, removeSlide } from './slide-list.ts'
import {
  currentSlide,
  type DraftMedia,
  type DraftSlide,
  type RemovedOverlay,
  type StoryDraft,
} from './story-draft.ts'

type SlideLook = Omit<DraftSlide, 'id' | 'media' | 'track' | 'textOverlays'>
type OverlayLook = Pick<TextOverlay, 'fontFamily' | 'align' | 'style'>

/** Ids come with the action, because a reducer may run twice. */
export type DraftAction =
  | { readonly type: 'replace'; readonly draft: StoryDraft }
  | { readonly type: 'add-slide'; readonly id: string }
  | { readonly type: 'remove-slide'; readonly id: string }
  | { readonly type: 'move-slide'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'show-slide'; readonly id: string }
  | { readonly type: 'change-slide'; readonly part: Partial<SlideLook> }
  | { readonly type: 'set-media'; readonly slideId: string; readonly media: DraftMedia | null }
  | { readonly type: 'set-track'; readonly track: Track | null }
  | { readonly type: 'set-drastic'; readonly isDrastic: boolean }
  | {
      readonly type: 'add-overlay'
      readonly id: string
      readonly text?: string | undefined
      readonly at?: Point | undefined
      /** False for a text that is whole. */
      readonly isTyping?: boolean | undefined
    }
  | { readonly type: 'remove-overlay'; readonly id: string }
  /** Takes the last removal back. */
  | { readonly type: 'restore-overlay' }
  /** Below or above the next overlay. */
  | { readonly type: 'raise-overlay'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'select-overlay'; readonly id: string; readonly isTyping: boolean }
  /** Escape, a tap beside the text, or the focus elsewhere. */
  | { readonly type: 'stop-typing' }
  | { readonly type: 'deselect' }
  /** The whole text of the selected overlay; each line break begins another overlay. */
  | { readonly type: 'set-text'; readonly text: string; readonly ids: readonly string[] }
  | { readonly type: 'append-text'; readonly text: string }
  | { readonly type: 'delete-back' }
  | { readonly type: 'new-line'; readonly id: string }
  /** Moves, sizes and turns an overlay as far as it may go. */
  | { readonly type: 'adjust-overlay'; readonly id: string; readonly to: Adjustment }
  | { readonly type: 'change-overlay'; readonly id: string; readonly part: Partial<OverlayLook> }

type ActionOf<Type extends DraftAction['type']> = Extract<DraftAction, { type: Type }>

const withSlide = (
  draft: StoryDraft,
  slideId: string,
  change: (slide: DraftSlide) => DraftSlide,
): StoryDraft => ({
  ...draft,
  slides: draft.slides.map((slide) => (slide.id === slideId ? change(slide) : slide)),
})

const withOverlays = (
  draft: StoryDraft,
  change: (overlays: readonly TextOverlay[]) => TextOverlay[],
): StoryDraft =>
  withSlide(draft, draft.currentId, (slide) => ({
    ...slide,
    textOverlays: change(slide.textOverlays),
  }))

const withOverlay = (
  draft: StoryDraft,
  id: string,
  change: (overlay: TextOverlay) => TextOverlay,
): StoryDraft =>
  withOverlays(draft, (overlays) => overlays.map((one) => (one.id === id ? change(one) : one)))

export const selectedOverlay = (draft: StoryDraft): TextOverlay | undefined =>
  currentSlide(draft).textOverlays.find(({ id }) => id === draft.selection?.overlayId)

const hasRoom = (draft: StoryDraft): boolean =>
  currentSlide(draft).textOverlays.length < STORY.overlaysPerSlide

/** Removes overlays without text, which nobody could find again, except for the one that is kept. */
const swept = (draft: StoryDraft, keptId?: string): StoryDraft =>
  withOverlays(draft, (overlays) =>
    overlays.filter(({ id, text }) => id === keptId || text.trim() !== ''),
  )

const typing = (draft: StoryDraft, overlayId: string): StoryDraft => ({
  ...draft,
  selection: { overlayId, isTyping: true },
})

const insertAfter = (
  overlays: readonly TextOverlay[],
  before: TextOverlay,
  added: readonly TextOverlay[],
): TextOverlay[] => overlays.flatMap((one) => (one.id === before.id ? [one, ...added] : [one]))

/** Lines below the selected overlay; what has no room for an overlay of its own stays in the last one. */
const setText = (draft: StoryDraft, text: string, ids: readonly string[]): StoryDraft => {
  const selected = selectedOverlay(draft)
  if (!selected) return draft
  const room = STORY.overlaysPerSlide - currentSlide(draft).textOverlays.length
  const lines = text.split('\n')
  const [first = '', ...rest] = lines
  const count = Math.min(room, ids.length, rest.length)
  if (count === 0)
    return withOverlay(draft, selected.id, (one) => ({ ...one, text: fitText(text) }))
  const own = rest.slice(0, count - 1)
  const texts = [...own, rest.slice(count - 1).join('\n')]
  const changed = { ...selected, text: fitText(first) }
  const added = texts.reduce<TextOverlay[]>((made, line, index) => {
    const below = lineBelow(made.at(-1) ?? changed, ids[index] ?? '')
    return [...made, { ...below, text: fitText(line) }]
  }, [])
  const next = withOverlay(draft, selected.id, () => changed)
  return typing(
    withOverlays(next, (overlays) => insertAfter(overlays, changed, added)),
    added.at(-1)?.id ?? changed.id,
  )
}

const removeOverlay = (draft: StoryDraft, id: string): StoryDraft => ({
  ...withOverlays(draft, (overlays) => overlays.filter((one) => one.id !== id)),
  selection: draft.selection?.overlayId === id ? null : draft.selection,
})

const withRemoved = (draft: StoryDraft, removed: RemovedOverlay): StoryDraft => {
  const { slideId, index, overlay } = removed
  const shown = { ...draft, currentId: slideId, selection: null }
  if (draft.slides.every(({ id }) => id !== slideId) || !hasRoom(shown)) return draft
  return withOverlays(shown, (overlays) => overlays.toSpliced(index, 0, overlay))
}

/** Backspace deletes a character; in an empty overlay it goes back to the one before. */
const deleteBack = (draft: StoryDraft): StoryDraft => {
  const selected = selectedOverlay(draft)
  if (!selected) return draft
  if (selected.text !== '')
    return typing(
      withOverlay(draft, selected.id, (one) => ({ ...one, text: withoutLast(one.text) })),
      selected.id,
    )
  const { textOverlays } = currentSlide(draft)
  const before = textOverlays[textOverlays.findIndex(({ id }) => id === selected.id) - 1]
  const next = removeOverlay(draft, selected.id)
  return before ? typing(next, before.id) : next
}

const newLine = (draft: StoryDraft, id: string): StoryDraft => {
  const selected = selectedOverlay(draft)
  if (!selected || !hasRoom(draft)) return draft
  const added = [lineBelow(selected, id)]
  return typing(
    withOverlays(draft, (overlays) => insertAfter(overlays, selected, added)),
    id,
  )
}

const HANDLERS: {
  readonly [Type in DraftAction['type']]: (draft: StoryDraft, action: ActionOf<Type>) => StoryDraft
} = {
  replace: (_, { draft }) => draft,
  'add-slide': (draft, { id }) => addSlide(swept(draft), id),
  'remove-slide': (draft, { id }) => removeSlide(draft, id),
  'move-slide': (draft, { id, by }) => ({ ...draft, slides: moved(draft.slides, id, by) }),
  'show-slide': (draft, { id }) => ({ ...swept(draft), currentId: id, selection: null }),
  'change-slide': (draft, { part }) =>
    withSlide(draft, draft.currentId, (slide) => ({ ...slide, ...part })),
  'set-media': (draft, { slideId, media }) =>
    withSlide(draft, slideId, (slide) => ({
      ...slide,
      media,
      duration: durationWith(slide, media),
    })),
  'set-track': (draft, { track }) =>
    withSlide(draft, draft.currentId, (slide) => ({ ...slide, track })),
  'set-drastic': (draft, { isDrastic }) => ({ ...draft, isDrastic }),
  'add-overlay': (draft, { id, text, at, isTyping = true }) => {
    const clean = swept(draft)
    if (!hasRoom(clean)) return clean
    const add = (overlays: readonly TextOverlay[]) => [
      ...overlays,
      newOverlay(id, overlays, { text, at }),
    ]
    return { ...withOverlays(clean, add), selection: { overlayId: id, isTyping } }
  },
  'remove-overlay': (draft, { id }) => {
    const { id: slideId, textOverlays } = currentSlide(draft)
    const index = textOverlays.findIndex((one) => one.id === id)
    const overlay = textOverlays[index]
    const { removed = [] } = draft
    return overlay
      ? { ...removeOverlay(draft, id), removed: [...removed, { slideId, index, overlay }] }
      : draft
  },
  'restore-overlay': ({ removed = [], ...draft }) => {
    const last = removed.at(-1)
    const next = { ...draft, removed: removed.slice(0, -1) }
    return last ? withRemoved(next, last) : next
  },
  'raise-overlay': (draft, { id, by }) =>
    withOverlays(draft, (overlays) => moved(overlays, id, by)),
  'select-overlay': (draft, { id, isTyping }) => ({
    ...swept(draft, id),
    selection: { overlayId: id, isTyping },
  }),
  'stop-typing': (draft) => {
    const clean = swept(draft)
    const { selection } = draft
    const isKept = selection !== null && selectedOverlay(clean) !== undefined
    return { ...clean, selection: isKept ? { ...selection, isTyping: false } : null }
  },
  deselect: (draft) => ({ ...swept(draft), selection: null }),
  'set-text': (draft, { text, ids }) => setText(draft, text, ids),
  'append-text': (draft, { text }) => {
    const selected = selectedOverlay(draft)
    if (!selected) return draft
    return typing(
      withOverlay(draft, selected.id, (one) => ({ ...one, text: fitText(one.text + text) })),
      selected.id,
    )
  },
  'delete-back': (draft) => deleteBack(draft),
  'new-line': (draft, { id }) => newLine(draft, id),
  'adjust-overlay': (draft, { id, to }) =>
    withOverlay(draft, id, (overlay) => ({ ...overlay, ...adjusted(overlay, to) })),
  'change-overlay': (draft, { id, part }) =>
    withOverlay(draft, id, (overlay) => ({ ...overlay, ...part })),
}

/** The next state of a draft; actions that do not apply change nothing. */
export const reduceDraft = <Type extends DraftAction['type']>(
  draft: StoryDraft,
  action: ActionOf<Type>,
): StoryDraft => HANDLERS[action.type](draft, action)
