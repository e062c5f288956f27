import { ARTICLE_CATEGORIES, type ArticleCategory } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'
import * as styles from './category-filter.module.css'

interface CategoryFilterProps {
  category: ArticleCategory | undefined
  onCategory: (category: ArticleCategory | undefined) => void
}

const CHOICES = [undefined, ...ARTICLE_CATEGORIES]

export const CategoryFilter = ({ category, onCategory }: CategoryFilterProps) => (
  <div className={styles.root} role="group" aria-label={messages.category}>
    {CHOICES.map((choice) => (
      <button
        key={choice ?? messages.all}
        type="button"
        className={styles.choice}
        aria-pressed={choice === category}
        onClick={() => {
          onCategory(choice)
        }}
      >
        {choice === undefined ? messages.all : messages.categories[choice]}
      </button>
    ))}
  </div>
)
