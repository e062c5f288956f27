import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import * as styles from './subject-frame.module.css'

const isFromIndex = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromIndex' in state

/** Leads to the index: to the place in it that the member came from, where there is one. */
const BackToIndex = () => {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  return (
    <Link
      className={styles.back}
      to="/settings"
      onClick={(event) => {
        if (!isFromIndex(state)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ChevronLeft size={20} aria-hidden="true" />
      {messages.title}
    </Link>
  )
}

interface SubjectFrameProps {
  headingId: string
  title: string
  /** The subject is the whole page, without the index beside it. */
  isPage: boolean
  children: ReactNode
}

/** One subject of the settings: its heading above its sections. */
export const SubjectFrame = ({ headingId, title, isPage, children }: SubjectFrameProps) => (
  <div className={styles.root}>
    {isPage && <BackToIndex />}
    <Heading as={isPage ? 'h1' : 'h2'} id={headingId} className={styles.title} tabIndex={-1}>
      {title}
    </Heading>
    {children}
  </div>
)
