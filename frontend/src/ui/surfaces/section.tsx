import type { ReactNode } from 'react'
import { keepFocus } from '../focus/keep-focus.ts'
import { Card } from './card.tsx'
import * as styles from './section.module.css'

const keepItsFocus = keepFocus('li button')

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of a long page, which a list of contents can point at. Whoever takes away entries of its list keeps their place. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <Card
    as="section"
    ref={keepItsFocus}
    id={id}
    className={styles.root}
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </Card>
)
