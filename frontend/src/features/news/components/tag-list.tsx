import { messages } from '../texts.ts'
import * as styles from './tag-list.module.css'

export const TagList = ({ tags }: { tags: readonly string[] }) => {
  if (tags.length === 0) return null
  return (
    <ul className={styles.root} aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag} itemProp="keywords">
          {tag}
        </li>
      ))}
    </ul>
  )
}
