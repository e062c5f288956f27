import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { isEnter, isOfInputMethod } from '#spa/platform/enter-key.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import * as styles from './filters.module.css'

const PAUSE_MS = 300

interface SearchBoxProps {
  /** The text of the address. */
  search: string
  /** Whether the member opened the field just now. */
  takesFocus: boolean
  onSearch: (search: string) => void
}

/** Searches when the member pauses typing. A text that the back button restores replaces the typed one. */
export const SearchBox = ({ search, takesFocus, onSearch }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (sent.current === search || !input.current) return
    clearTimeout(timer.current)
    sent.current = search
    input.current.value = search
  }, [search])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  const send = () => {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? ''
    if (text === sent.current) return
    sent.current = text
    onSearch(text)
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    send()
  }
  return (
    <search className={styles.search}>
      <Search className={styles.searchIcon} size={20} aria-hidden="true" />
      <TextInput
        ref={input}
        className={styles.searchInput}
        type="text"
        autoFocus={takesFocus}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchQuery}
        aria-label={messages.search}
        placeholder={messages.searchPlaceholder}
        defaultValue={search}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(send, PAUSE_MS)
        }}
        onKeyDown={({ nativeEvent }) => {
          if (isEnter(nativeEvent)) send()
          if (nativeEvent.key === 'Escape' && !isOfInputMethod(nativeEvent)) clear()
        }}
      />
      <IconButton className={styles.clear} label={messages.clearSearch} onClick={clear}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </search>
  )
}
