import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import * as styles from './search-field.module.css'

interface SearchFieldProps extends ComponentProps<typeof TextInput> {
  text: string
  onText: (text: string) => void
  /** What the field belongs to is still loaded. */
  isLoading?: boolean
  /** Below the field. */
  children?: ReactNode
}

/** The field of the search, with what is found below it. */
export const SearchField = ({ text, onText, isLoading, children, ...input }: SearchFieldProps) => (
  <search className={styles.root} aria-busy={isLoading}>
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
      onChange={(event) => onText(event.target.value)}
      {...input}
    />
    {children}
  </search>
)
