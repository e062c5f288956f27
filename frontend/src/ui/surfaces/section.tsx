import type { ReactNode } from 'react'
import { keepFocus } from '../focus/keep-focus.ts'
import { Card } from './card.tsx'
import { Heading } from '../text/heading.tsx'
import * as styles from './section.module.css'

const keepItsFocus = keepFocus('li button')

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of a long page that a table of contents links to. Keeps the focus when entries of its list are removed. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <Card
    as="section"
    ref={keepItsFocus}
    id={id}
    className={styles.root}
    aria-labelledby={`${id}-title`}
  >
    <Heading as="h2" id={`${id}-title`} tabIndex={-1}>
      {title}
    </Heading>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </Card>
)
