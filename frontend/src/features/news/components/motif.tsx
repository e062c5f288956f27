import { useMemo } from 'react'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { classNames } from '#ui/class-names.ts'
import { seeded } from '../model/seeded.ts'
import { CrowdMotif } from './motifs/crowd-motif.tsx'
import { MicrophoneMotif } from './motifs/microphone-motif.tsx'
import { NoiseMotif } from './motifs/noise-motif.tsx'
import { RecordMotif } from './motifs/record-motif.tsx'
import * as styles from './motif.module.css'

const SHAPES = {
  news: NoiseMotif,
  review: RecordMotif,
  interview: MicrophoneMotif,
  festival: CrowdMotif,
} as const

const TONES = {
  news: undefined,
  review: styles.review,
  interview: styles.interview,
  festival: styles.festival,
} as const

interface MotifProps {
  category: ArticleCategory
  /** The same seed gives the same picture. */
  seed: string
  /** A banner instead of a card's picture. */
  isWide?: boolean
}

const CHANCES = 128

/**
 * A picture of the category, slightly different for each article, in place of a photograph with foreign rights.
 * No shape leaves the picture, because axe would take it for a cover of the text beside it.
 */
export const Motif = ({ category, seed, isWide = false }: MotifProps) => {
  const Shape = SHAPES[category]
  const width = isWide ? 640 : 320
  const chances = useMemo(() => {
    const next = seeded(seed)
    return Array.from({ length: CHANCES }, next)
  }, [seed])
  return (
    <span className={classNames(styles.root, TONES[category])} aria-hidden="true">
      <svg viewBox={`0 0 ${width} 160`} preserveAspectRatio="xMidYMid slice">
        <Shape chances={chances} width={width} />
      </svg>
    </span>
  )
}
