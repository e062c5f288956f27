import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import * as styles from './search-field.module.css'

interface WaitingFieldProps {
  text: string
  onText: (text: string) => void
  onLeave: () => void
}

/** Takes what is typed until the search itself is loaded. */
export const WaitingField = ({ text, onText, onLeave }: WaitingFieldProps) => (
  <search className={styles.root} aria-busy="true">
    <Search className={styles.icon} size={20} aria-hidden="true" />
    <TextInput
      className={styles.input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      maxLength={LIMITS.searchQuery}
      aria-label={messages.label}
      placeholder={messages.placeholder}
      value={text}
      onChange={(event) => {
        onText(event.target.value)
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') onLeave()
      }}
    />
  </search>
)
