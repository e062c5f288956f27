import { Keyboard, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { TextOverlay } from '#shared/api/stories.ts'
import { OVERLAY_STYLES, STORY, STORY_ALIGNS } from '#shared/domain/stories.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { composerMessages } from '../../composer-texts.ts'
import { selectedOverlay, type DraftAction } from '../../model/reduce-draft.ts'
import type { StoryDraft } from '../../model/story-draft.ts'
import { RangeField } from './range-field.tsx'
import { FontField, SizeField } from './text-tools.tsx'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './tools.module.css'

const texts = composerMessages.overlays

interface LookProps {
  overlay: TextOverlay
  dispatch: (action: DraftAction) => void
}

const find = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value)

const Place = ({ overlay, dispatch }: LookProps) => {
  const { id, x, y, rotation = 0 } = overlay
  return (
    <>
      <RangeField
        label={texts.rotation}
        {...STORY.rotation}
        step={1}
        value={rotation}
        text={texts.degrees(rotation)}
        onChange={(value) => {
          dispatch({ type: 'adjust-overlay', id, to: { rotation: value } })
        }}
      />
      <RangeField
        label={texts.x}
        {...STORY.x}
        step={1}
        value={x}
        text={texts.percent(Math.round(x))}
        onChange={(value) => {
          dispatch({ type: 'adjust-overlay', id, to: { x: value } })
        }}
      />
      <RangeField
        label={texts.y}
        {...STORY.y}
        step={1}
        value={y}
        text={texts.percent(Math.round(y))}
        onChange={(value) => {
          dispatch({ type: 'adjust-overlay', id, to: { y: value } })
        }}
      />
    </>
  )
}

const Look = ({ overlay, dispatch }: LookProps) => {
  const { id, fontFamily, fontSize, align, style } = overlay
  const change = (part: Partial<Pick<TextOverlay, 'fontFamily' | 'align' | 'style'>>) => {
    dispatch({ type: 'change-overlay', id, part })
  }
  return (
    <>
      <SizeField
        fontSize={fontSize}
        onChange={(value) => {
          dispatch({ type: 'adjust-overlay', id, to: { fontSize: value } })
        }}
      />
      <ChoiceGroup
        label={texts.style}
        type="radio"
        name={useId()}
        choices={OVERLAY_STYLES.map((value) => ({ value, label: texts.styles[value] }))}
        chosen={[style]}
        onChange={(value) => {
          change({ style: find(OVERLAY_STYLES, value) ?? style })
        }}
      />
      <ChoiceGroup
        label={texts.align}
        type="radio"
        name={useId()}
        choices={STORY_ALIGNS.map((value) => ({ value, label: texts.aligns[value] }))}
        chosen={[align]}
        onChange={(value) => {
          change({ align: find(STORY_ALIGNS, value) ?? align })
        }}
      />
      <FontField
        font={fontFamily}
        onChange={(value) => {
          change({ fontFamily: value })
        }}
      />
      <Place overlay={overlay} dispatch={dispatch} />
    </>
  )
}

interface OverlayToolsProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
  editing: TextEditing
}

/** Texts that are placed freely on the slide. */
export const OverlayTools = ({ draft, dispatch, editing }: OverlayToolsProps) => {
  const overlay = selectedOverlay(draft)
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Button variant="secondary" onClick={editing.add}>
          <Plus size={20} aria-hidden="true" />
          {texts.add}
        </Button>
        {overlay && (
          <>
            <Button
              variant="ghost"
              onClick={() => {
                editing.edit(overlay.id)
              }}
            >
              <Keyboard size={20} aria-hidden="true" />
              {texts.edit}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                dispatch({ type: 'remove-overlay', id: overlay.id })
                editing.focusStage()
              }}
            >
              <Trash2 size={20} aria-hidden="true" />
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      {overlay ? (
        <Look key={overlay.id} overlay={overlay} dispatch={dispatch} />
      ) : (
        <p className={styles.hint}>{texts.hint}</p>
      )}
    </div>
  )
}
