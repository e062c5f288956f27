import { AudioLines, Disc3, MicVocal, Tent } from 'lucide-react'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'
import './category-badge.css'

const ICONS = { news: AudioLines, review: Disc3, interview: MicVocal, festival: Tent } as const

/** The category as a badge sewn onto the card. */
export const CategoryBadge = ({ category }: { category: ArticleCategory }) => {
  const Icon = ICONS[category]
  return (
    <span className="category-badge">
      <Icon size={16} aria-hidden="true" />
      <span itemProp="articleSection">{messages.kinds[category]}</span>
    </span>
  )
}
