import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSettled } from '#spa/platform/use-settled.ts'
import { useSearch } from '../api/search.ts'
import { forgetSearch, forgetSearches, readRecent, rememberSearch } from '../model/recent.ts'
import { groupFound } from './rows.tsx'
import { useCombobox } from './use-combobox.ts'

const PAUSE_MS = 150

/** What is found for the typed text, once it has not changed for a moment. */
const useFound = (typed: string) => {
  const settled = useSettled(typed, PAUSE_MS)
  const answer = useSearch(typed === '' ? '' : settled)
  const groups = answer.found ? groupFound(answer.found) : []
  return {
    ...answer,
    isAnswer: answer.isAnswer && settled === typed,
    groups,
    rows: groups.flatMap((group) => group.rows),
  }
}

export interface SearchBoxProps {
  readonly ownId: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Called after Escape and after a result was chosen. */
  readonly onLeave: () => void
}

/** Results for the typed text, recent searches while there is none, and the keys of both. */
export const useSearchBox = ({ text, onText, onLeave }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const typed = text.trim()
  const isEmpty = typed === ''
  const answer = useFound(typed)
  const [recent, setRecent] = useState(readRecent)
  const write = (next: string) => {
    box.startOver()
    onText(next)
    field.current?.focus()
  }
  const open = (path: string) => {
    rememberSearch(typed)
    onLeave()
    void navigate(path)
  }
  const choose = (index: number) => {
    const path = answer.rows[index]?.path
    if (isEmpty) write(recent[index] ?? '')
    else if (path !== undefined) open(path)
  }
  const box = useCombobox({
    count: isEmpty ? recent.length : answer.rows.length,
    isAnswer: isEmpty || answer.isAnswer,
    onChoose: choose,
    onLeave,
  })
  const keepRecent = (left: readonly string[]) => {
    setRecent(left)
    write('')
  }
  return {
    field,
    isEmpty,
    answer,
    recent,
    active: box.active,
    choose,
    onKeyDown: box.onKeyDown,
    type: (next: string) => {
      box.startOver()
      onText(next)
    },
    forget: (query: string) => keepRecent(forgetSearch(query)),
    forgetAll: () => keepRecent(forgetSearches()),
  }
}
