import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import * as styles from './pager.module.css'

interface PagerProps {
  page: number
  hasNext: boolean
  /** Whether another page is on its way. */
  isTurning: boolean
  onPrevious: () => void
  onNext: () => void
}

export const Pager = ({ page, hasNext, isTurning, onPrevious, onNext }: PagerProps) => (
  <nav className={styles.root} aria-label={messages.pages}>
    <Button disabled={page === 1 || isTurning} onClick={onPrevious}>
      <ChevronLeft size={20} aria-hidden="true" />
      {messages.previous}
    </Button>
    <span role="status">{messages.page(page)}</span>
    <Button disabled={!hasNext || isTurning} onClick={onNext}>
      {messages.next}
      <ChevronRight size={20} aria-hidden="true" />
    </Button>
  </nav>
)
