import { Plus } from 'lucide-react'
import { STORY } from '#shared/domain/stories.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { shownSlide, type StoryDraft } from '../../model/story-draft.ts'
import { SlideView } from '../slide/slide-view.tsx'
import { newId } from './use-kept-draft.ts'
import * as styles from './tools.module.css'

const texts = composerMessages.pages

interface SlideStripProps {
  draft: StoryDraft
  dispatch: (action: DraftAction) => void
  urlOf: (fileKey: string) => string | null
}

/** All slides in their order. */
export const SlideStrip = ({ draft, dispatch, urlOf }: SlideStripProps) => {
  const isFull = draft.slides.length >= STORY.slides
  return (
    <nav className={styles.strip} aria-label={texts.label}>
      {draft.slides.map((slide, index) => (
        <div key={slide.id} className={styles.thumbnail}>
          <div aria-hidden="true" inert>
            <SlideView slide={shownSlide(slide, urlOf)} label="" />
          </div>
          <button
            type="button"
            className={styles.thumbnailPick}
            aria-label={texts.page(index + 1)}
            aria-current={slide.id === draft.currentId}
            onClick={() => dispatch({ type: 'show-slide', id: slide.id })}
          />
        </div>
      ))}
      <IconButton
        variant="secondary"
        label={isFull ? texts.full : texts.add}
        disabled={isFull}
        onClick={() => dispatch({ type: 'add-slide', id: newId() })}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
