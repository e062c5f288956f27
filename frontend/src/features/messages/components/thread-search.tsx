import { SearchField } from '#spa/platform/search-field.tsx'
import { messages } from '../texts.ts'
import * as styles from './thread-list.module.css'

interface ThreadSearchProps {
  text: string
  onText: (text: string) => void
  /** Announced to screen readers. */
  status: string
}

export const ThreadSearch = ({ text, onText, status }: ThreadSearchProps) => (
  <>
    <SearchField
      className={styles.search}
      label={messages.list.search}
      placeholder={messages.list.search}
      clearLabel={messages.list.clearSearch}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onClear={() => onText('')}
    />
    <span className="visually-hidden" role="status">
      {status}
    </span>
  </>
)
