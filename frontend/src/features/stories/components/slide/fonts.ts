import type { STORY_FONTS } from '#shared/domain/stories.ts'
import * as styles from './slide.module.css'

type StoryFont = (typeof STORY_FONTS)[number]

export const FONT_CLASSES: Readonly<Record<StoryFont, string | undefined>> = {
  default: styles.fontDefault,
  serif: styles.fontSerif,
  mono: styles.fontMono,
  cursive: styles.fontCursive,
  bold: styles.fontBold,
}
