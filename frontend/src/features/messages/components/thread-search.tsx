import { Search, X } from 'lucide-react'
import { LIMITS } from '#shared/domain/limits.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import * as styles from './thread-list.module.css'

interface ThreadSearchProps {
  text: string
  onText: (text: string) => void
  /** Announced to screen readers. */
  status: string
}

export const ThreadSearch = ({ text, onText, status }: ThreadSearchProps) => (
  <search className={styles.search}>
    <Search className={styles.searchIcon} size={20} aria-hidden="true" />
    <TextInput
      className={styles.searchInput}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.searchQuery}
      aria-label={messages.list.search}
      placeholder={messages.list.search}
      value={text}
      onChange={(event) => {
        onText(event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onText('')
      }}
    />
    {text !== '' && (
      <IconButton
        className={styles.searchClear}
        label={messages.list.clearSearch}
        onClick={() => {
          onText('')
        }}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    )}
    <span className="visually-hidden" role="status">
      {status}
    </span>
  </search>
)
