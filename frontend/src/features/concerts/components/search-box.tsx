import { useEffect, useRef } from 'react'
import { SearchField } from '#spa/platform/search-field.tsx'
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
  useEffect(() => () => clearTimeout(timer.current), [])

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
    send()
  }
  return (
    <SearchField
      ref={input}
      className={styles.search}
      autoFocus={takesFocus}
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      clearLabel={messages.clearSearch}
      defaultValue={search}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(send, PAUSE_MS)
      }}
      onEnter={send}
      onClear={clear}
    />
  )
}
