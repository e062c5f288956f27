import { useId } from 'react'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import type { DraftSlide } from '../../model/story-draft.ts'
import { ColorField } from './color-field.tsx'
import * as styles from './tools.module.css'

interface ColorToolsProps {
  slide: DraftSlide
  dispatch: (action: DraftAction) => void
}

const KINDS = ['solid', 'gradient'] as const

/** The colours behind text and media. */
export const ColorTools = ({ slide, dispatch }: ColorToolsProps) => {
  const { backgroundType, backgroundColor, gradientColors } = slide
  const [top, bottom] = gradientColors
  const [topLabel, bottomLabel] = composerMessages.background.colors
  const change = (part: Parameters<typeof changeSlide>[0]) => dispatch(changeSlide(part))
  return (
    <div className={styles.panel}>
      <ChoiceGroup
        label={composerMessages.background.kind}
        type="radio"
        name={useId()}
        choices={KINDS.map((value) => ({ value, label: composerMessages.background[value] }))}
        chosen={[backgroundType]}
        onChange={(value) => {
          change({ backgroundType: value === 'solid' ? 'solid' : 'gradient' })
        }}
      />
      <div className={styles.row}>
        {backgroundType === 'solid' ? (
          <ColorField
            label={composerMessages.background.color}
            value={backgroundColor}
            onChange={(color) => change({ backgroundColor: color })}
          />
        ) : (
          <>
            <ColorField
              label={topLabel}
              value={top}
              onChange={(color) => change({ gradientColors: [color, bottom] })}
            />
            <ColorField
              label={bottomLabel}
              value={bottom}
              onChange={(color) => change({ gradientColors: [top, color] })}
            />
          </>
        )}
      </div>
    </div>
  )
}

const changeSlide = (
  part: Partial<Pick<DraftSlide, 'backgroundType' | 'backgroundColor' | 'gradientColors'>>,
): DraftAction => ({ type: 'change-slide', part })
