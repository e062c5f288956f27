import { useMemo } from 'react'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { seeded } from '../model/seeded.ts'
import { CrowdMotif } from './motifs/crowd-motif.tsx'
import { MicrophoneMotif } from './motifs/microphone-motif.tsx'
import { NoiseMotif } from './motifs/noise-motif.tsx'
import { RecordMotif } from './motifs/record-motif.tsx'
import './motif.css'

const SHAPES = {
  news: NoiseMotif,
  review: RecordMotif,
  interview: MicrophoneMotif,
  festival: CrowdMotif,
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
 * In place of a photograph, which belongs to somebody else: a picture of the category, a little different for each
 * article. No shape leaves the picture: axe would take it for something over the text beside it.
 */
export const Motif = ({ category, seed, isWide = false }: MotifProps) => {
  const Shape = SHAPES[category]
  const width = isWide ? 640 : 320
  const chances = useMemo(() => {
    const next = seeded(seed)
    return Array.from({ length: CHANCES }, next)
  }, [seed])
  return (
    <span className={`motif motif-${category}`} aria-hidden="true">
      <svg viewBox={`0 0 ${width} 160`} preserveAspectRatio="xMidYMid slice">
        <Shape chances={chances} width={width} />
      </svg>
    </span>
  )
}
