import { Camera, ImagePlus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useAccept } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { composerMessages } from '../../composer-texts.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import type { DraftSlide } from '../../model/story-draft.ts'
import { ColorField } from './color-field.tsx'
import * as styles from './tools.module.css'

const texts = composerMessages.media
/** Phones convert HEIC to JPEG when `accept` does not name HEIC. */
const ACCEPT = 'image/*,video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm'

const GalleryButton = ({ onPick }: { onPick: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const accept = useAccept(ACCEPT)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={texts.gallery}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onPick(file)
          // Lets the member pick the same file again after removing it.
          event.currentTarget.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        {texts.gallery}
      </Button>
    </>
  )
}

interface BackgroundProps {
  slide: DraftSlide
  dispatch: (action: DraftAction) => void
}

const KINDS = ['solid', 'gradient'] as const

const Background = ({ slide, dispatch }: BackgroundProps) => {
  const { backgroundType, backgroundColor, gradientColors } = slide
  const [top, bottom] = gradientColors
  const [topLabel, bottomLabel] = composerMessages.background.colors
  const change = (part: Parameters<typeof changeSlide>[0]) => {
    dispatch(changeSlide(part))
  }
  return (
    <>
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
            onChange={(color) => {
              change({ backgroundColor: color })
            }}
          />
        ) : (
          <>
            <ColorField
              label={topLabel}
              value={top}
              onChange={(color) => {
                change({ gradientColors: [color, bottom] })
              }}
            />
            <ColorField
              label={bottomLabel}
              value={bottom}
              onChange={(color) => {
                change({ gradientColors: [top, color] })
              }}
            />
          </>
        )}
      </div>
    </>
  )
}

const changeSlide = (
  part: Partial<Pick<DraftSlide, 'backgroundType' | 'backgroundColor' | 'gradientColors'>>,
): DraftAction => ({ type: 'change-slide', part })

interface MediaToolsProps extends BackgroundProps {
  /** The name of the file that is being prepared. */
  preparing: string | undefined
  onCamera: () => void
  onPick: (file: File) => void
  onRemove: () => void
}

/** Camera, gallery, and the colours behind. */
export const MediaTools = (props: MediaToolsProps) => {
  const { slide, dispatch, preparing, onCamera, onPick, onRemove } = props
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Button variant="secondary" onClick={onCamera}>
          <Camera size={20} aria-hidden="true" />
          {texts.camera}
        </Button>
        <GalleryButton onPick={onPick} />
        {slide.media !== null && (
          <Button variant="ghost" onClick={onRemove}>
            <X size={20} aria-hidden="true" />
            {texts.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {preparing !== undefined && texts.preparing(preparing)}
        {preparing === undefined && slide.media !== null && (
          <>
            {texts.kept} {slide.media.kind === 'video' && texts.cut}
          </>
        )}
      </p>
      <Background slide={slide} dispatch={dispatch} />
    </div>
  )
}
