import type { ComponentProps } from 'react'
import type { TextOverlay } from '#shared/api/stories.ts'
import type { STORY_FONTS } from '#shared/domain/stories.ts'
import { classNames } from '#ui/class-names.ts'
import { inSlideWidths } from '../../model/slide-size.ts'
import * as styles from './slide.module.css'

const ALIGN_CLASSES = {
  left: styles.left,
  center: styles.center,
  right: styles.right,
} as const

type StoryFont = (typeof STORY_FONTS)[number]

export const FONT_CLASSES: Readonly<Record<StoryFont, string | undefined>> = {
  default: styles.fontDefault,
  serif: styles.fontSerif,
  mono: styles.fontMono,
  cursive: styles.fontCursive,
  bold: styles.fontBold,
}

interface SlideOverlayProps extends ComponentProps<'div'> {
  overlay: Omit<TextOverlay, 'id'>
}

/** A text that the author placed, with its middle at `x` and `y`. Must be a child of `SlideView`. Other attributes go to its element. */
export const SlideOverlay = ({ overlay, className, style, ...attributes }: SlideOverlayProps) => {
  const { text, x, y, fontFamily, fontSize, align, style: look, rotation } = overlay
  return (
    <div
      className={classNames(
        styles.overlay,
        FONT_CLASSES[fontFamily],
        ALIGN_CLASSES[align],
        look === 'white' ? styles.white : styles.black,
        className,
      )}
      style={{
        ...style,
        left: `${String(x)}%`,
        top: `${String(y)}%`,
        fontSize: inSlideWidths(fontSize),
        rotate: rotation === undefined ? undefined : `${String(rotation)}deg`,
      }}
      {...attributes}
    >
      <span dir="auto">{text}</span>
    </div>
  )
}
