import type { ReactNode } from 'react'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { Patch } from '../../../ui/patch.tsx'
import type { SECURITY_SECTIONS } from '../sections.ts'
import './security.css'

const keepItsFocus = keepFocus('li button')

interface SecuritySectionProps {
  id: (typeof SECURITY_SECTIONS)[number]['id']
  title: string
  text: string
  children: ReactNode
}

export const SecuritySection = ({ id, title, text, children }: SecuritySectionProps) => (
  <Patch
    as="section"
    ref={keepItsFocus}
    id={id}
    className="security-section"
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    <p className="security-text">{text}</p>
    {children}
  </Patch>
)
