import type { ReactNode } from 'react'
import { keepFocus } from './keep-focus.ts'
import { Patch } from './patch.tsx'
import './section.css'

const keepItsFocus = keepFocus('li button')

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of a long page, which a list of contents can point at. Whoever takes away entries of its list keeps their place. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <Patch
    as="section"
    ref={keepItsFocus}
    id={id}
    className="section"
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {text !== undefined && <p className="section-text">{text}</p>}
    {children}
  </Patch>
)
