import { messages } from '../texts.ts'
import './tag-list.css'

export const TagList = ({ tags }: { tags: readonly string[] }) => {
  if (tags.length === 0) return null
  return (
    <ul className="news-tags" aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag} itemProp="keywords">
          {tag}
        </li>
      ))}
    </ul>
  )
}
