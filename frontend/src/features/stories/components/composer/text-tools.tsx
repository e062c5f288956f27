import { useId } from 'react'
import { STORY, STORY_FONTS } from '#shared/domain/stories.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import type { DraftSlide } from '../../model/story-draft.ts'
import { ColorField } from './color-field.tsx'
import { RangeField } from './range-field.tsx'
import * as styles from './tools.module.css'

const texts = composerMessages.text
const NEARLY_FULL = STORY.text - 100
const { min, max, step } = STORY.fontSize

const isFont = (value: string): value is DraftSlide['font'] =>
  STORY_FONTS.some((font) => font === value)

interface FontFieldProps {
  font: DraftSlide['font']
  onChange: (font: DraftSlide['font']) => void
}

const FontField = ({ font, onChange }: FontFieldProps) => (
  <ChoiceGroup
    label={texts.font}
    type="radio"
    name={useId()}
    choices={STORY_FONTS.map((value) => ({ value, label: texts.fonts[value] }))}
    chosen={[font]}
    onChange={(value) => {
      if (isFont(value)) onChange(value)
    }}
  />
)

interface SizeFieldProps {
  fontSize: number
  onChange: (fontSize: number) => void
}

export const SizeField = ({ fontSize, onChange }: SizeFieldProps) => (
  <RangeField
    label={texts.size}
    value={fontSize}
    text={String(fontSize)}
    onChange={onChange}
    {...{ min, max, step }}
  />
)

interface TextToolsProps {
  slide: DraftSlide
  dispatch: (action: DraftAction) => void
}

/** The text of a text slide, or the caption of a picture. */
export const TextTools = ({ slide, dispatch }: TextToolsProps) => {
  const { content, font, fontSize, textColor } = slide
  const change = (part: Partial<Pick<DraftSlide, 'content' | 'font' | 'fontSize' | 'textColor'>>) =>
    dispatch({ type: 'change-slide', part })
  return (
    <div className={styles.panel}>
      <MentionArea
        height="line"
        label={texts.content}
        placeholder={texts.placeholder}
        maxLength={STORY.text}
        hint={content.length > NEARLY_FULL ? texts.counter(content.length) : undefined}
        value={content}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      <SizeField fontSize={fontSize} onChange={(value) => change({ fontSize: value })} />
      <ColorField
        label={texts.color}
        value={textColor}
        onChange={(value) => change({ textColor: value })}
      />
      <FontField font={font} onChange={(value) => change({ font: value })} />
    </div>
  )
}
