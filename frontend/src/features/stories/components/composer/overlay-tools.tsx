import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  CaseSensitive,
  Check,
  Keyboard,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react'
import { Suspense, useId, useState, type MouseEvent } from 'react'
import type { TextOverlay } from '#shared/api/stories.ts'
import { OVERLAY_STYLES, STORY, STORY_ALIGNS, STORY_FONTS } from '#shared/domain/stories.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { nameAtCaret } from '#spa/entities/member/mentions/name-at-caret.ts'
import { useIsWide } from '#spa/platform/viewport.ts'
import { classNames } from '#ui/class-names.ts'
import { composerMessages } from '../../composer-texts.ts'
import { selectedOverlay, type DraftAction } from '../../model/reduce-draft.ts'
import type { StoryDraft } from '../../model/story-draft.ts'
import { RangeField } from './range-field.tsx'
import { SizeField } from './text-tools.tsx'
import { ToolButton } from './tool-bar.tsx'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './composer.module.css'

const texts = composerMessages.overlays
const { fonts, font: fontLabel } = composerMessages.text

const MentionList = lazyPart(
  async () => (await import('#spa/entities/member/mentions/mention-list.tsx')).MentionList,
  () => null,
)

const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight } as const

/** The value after this one, from the end to the beginning. */
const following = <Value,>(values: readonly [Value, ...Value[]], value: Value): Value =>
  values[(values.indexOf(value) + 1) % values.length] ?? values[0]

interface ToolProps {
  overlay: TextOverlay
  dispatch: (action: DraftAction) => void
}

/** Each tap takes the next font, colour or alignment. */
const Look = ({ overlay, dispatch }: ToolProps) => {
  const { id, fontFamily, align, style } = overlay
  const AlignIcon = ALIGN_ICONS[align]
  const change = (part: Partial<Pick<TextOverlay, 'fontFamily' | 'align' | 'style'>>) => () => {
    dispatch({ type: 'change-overlay', id, part })
  }
  return (
    <>
      <ToolButton
        icon={<CaseSensitive />}
        label={fontLabel}
        aria-label={`${fontLabel}: ${fonts[fontFamily]}`}
        onClick={change({ fontFamily: following(STORY_FONTS, fontFamily) })}
      />
      <ToolButton
        icon={<i className={classNames(styles.swatch, style === 'black' && styles.dark)} />}
        label={texts.style}
        aria-label={`${texts.style}: ${texts.styles[style]}`}
        onClick={change({ style: following(OVERLAY_STYLES, style) })}
      />
      <ToolButton
        icon={<AlignIcon />}
        label={texts.align}
        aria-label={`${texts.align}: ${texts.aligns[align]}`}
        onClick={change({ align: following(STORY_ALIGNS, align) })}
      />
    </>
  )
}

/** For members who cannot drag. */
const Place = ({ overlay, dispatch }: ToolProps) => {
  const { id, x, y, rotation = 0 } = overlay
  const adjust = (to: Extract<DraftAction, { type: 'adjust-overlay' }>['to']) => {
    dispatch({ type: 'adjust-overlay', id, to })
  }
  return (
    <>
      <RangeField
        label={texts.rotation}
        {...STORY.rotation}
        step={1}
        value={rotation}
        text={texts.degrees(rotation)}
        onChange={(value) => adjust({ rotation: value })}
      />
      <RangeField
        label={texts.x}
        {...STORY.x}
        step={1}
        value={x}
        text={texts.percent(Math.round(x))}
        onChange={(value) => adjust({ x: value })}
      />
      <RangeField
        label={texts.y}
        {...STORY.y}
        step={1}
        value={y}
        text={texts.percent(Math.round(y))}
        onChange={(value) => adjust({ y: value })}
      />
    </>
  )
}

/** The members whose names begin with what is typed after an @. */
const Names = ({ overlay, editing }: { overlay: TextOverlay; editing: TextEditing }) => {
  const id = useId()
  /** The text at which the member closed the list. */
  const [closedAt, setClosedAt] = useState<string>()
  const { text } = overlay
  const typed = text === closedAt ? undefined : nameAtCaret(text, text.length)
  return (
    typed && (
      <Suspense fallback={null}>
        <MentionList id={id} area={editing.field} typed={typed} onClose={() => setClosedAt(text)} />
      </Suspense>
    )
  )
}

/** Keeps the keyboard of a phone open, because the field keeps the focus. */
const keepField = (event: MouseEvent) => event.preventDefault()

interface OverlayToolsProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
  editing: TextEditing
}

/** The tools of the selected text. */
export const OverlayTools = ({ draft, dispatch, editing }: OverlayToolsProps) => {
  const [isFine, setFine] = useState(useIsWide())
  const overlay = selectedOverlay(draft)
  if (!overlay) return null
  const isTyping = draft.selection?.isTyping === true
  return (
    <div className={styles.overlayTools} role="group" aria-label={texts.label}>
      {isTyping && <Names key={overlay.id} {...{ overlay, editing }} />}
      <div className={styles.row} onMouseDown={isTyping ? keepField : undefined}>
        <ToolButton
          icon={<Keyboard />}
          label={texts.edit}
          onClick={() => editing.edit(overlay.id)}
        />
        <Look {...{ overlay, dispatch }} />
        <ToolButton
          icon={<SlidersHorizontal />}
          label={texts.fine}
          aria-expanded={isFine}
          onClick={() => setFine(!isFine)}
        />
        <ToolButton
          icon={<Trash2 />}
          label={texts.remove}
          onClick={() => editing.remove(overlay)}
        />
        <ToolButton
          icon={<Check />}
          label={composerMessages.done}
          onClick={() => {
            dispatch({ type: 'deselect' })
            editing.focusStage()
          }}
        />
      </div>
      <div className={styles.fine}>
        <SizeField
          fontSize={overlay.fontSize}
          onChange={(value) => {
            dispatch({ type: 'adjust-overlay', id: overlay.id, to: { fontSize: value } })
          }}
        />
        {isFine && <Place {...{ overlay, dispatch }} />}
      </div>
    </div>
  )
}
