import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { STORY } from '#shared/domain/stories.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Button } from '#ui/controls/button.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { currentSlide, totalSeconds, type StoryDraft } from '../../model/story-draft.ts'
import { RangeField } from './range-field.tsx'
import * as styles from './tools.module.css'

const texts = composerMessages.pages
const { min, max } = STORY.duration

interface PageToolsProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
}

/** Of the whole story. */
const DrasticSwitch = ({ draft, dispatch }: PageToolsProps) => (
  <Switch
    label={drasticTexts.mark}
    hint={drasticTexts.hint}
    checked={draft.isDrastic ?? false}
    onChange={(event) => dispatch({ type: 'set-drastic', isDrastic: event.target.checked })}
  />
)

/** How long the slide is shown, and its place in the story. */
export const PageTools = ({ draft, dispatch }: PageToolsProps) => {
  const { id, duration } = currentSlide(draft)
  const index = draft.slides.findIndex((slide) => slide.id === id)
  return (
    <div className={styles.panel}>
      <RangeField
        label={texts.duration}
        {...{ min, max }}
        step={0.5}
        value={duration}
        text={texts.seconds(duration)}
        onChange={(value) => dispatch({ type: 'change-slide', part: { duration: value } })}
      />
      <DrasticSwitch draft={draft} dispatch={dispatch} />
      <p className={styles.hint}>{texts.total(totalSeconds(draft))}</p>
      {draft.slides.length > 1 && (
        <div className={styles.row}>
          <Button
            variant="secondary"
            disabled={index === 0}
            onClick={() => dispatch({ type: 'move-slide', id, by: -1 })}
          >
            <ArrowLeft size={20} aria-hidden="true" />
            {texts.earlier}
          </Button>
          <Button
            variant="secondary"
            disabled={index === draft.slides.length - 1}
            onClick={() => dispatch({ type: 'move-slide', id, by: 1 })}
          >
            <ArrowRight size={20} aria-hidden="true" />
            {texts.later}
          </Button>
          <Button variant="ghost" onClick={() => dispatch({ type: 'remove-slide', id })}>
            <Trash2 size={20} aria-hidden="true" />
            {texts.remove}
          </Button>
          <span className="visually-hidden" role="status">
            {texts.place(index + 1, draft.slides.length)}
          </span>
        </div>
      )}
    </div>
  )
}
