import { AudioLines, Disc3, MicVocal, Tent } from 'lucide-react'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'
import * as styles from './category-badge.module.css'

const ICONS = { news: AudioLines, review: Disc3, interview: MicVocal, festival: Tent } as const

export const CategoryBadge = ({ category }: { category: ArticleCategory }) => {
  const Icon = ICONS[category]
  return (
    <span className={styles.root}>
      <Icon size={16} aria-hidden="true" />
      <span itemProp="articleSection">{messages.kinds[category]}</span>
    </span>
  )
}
