import type { ReactNode } from 'react'
import { Patch } from '../../../ui/patch.tsx'
import type { SECURITY_SECTIONS } from '../sections.ts'
import './security.css'

interface SecuritySectionProps {
  id: (typeof SECURITY_SECTIONS)[number]['id']
  title: string
  text: string
  children: ReactNode
}

export const SecuritySection = ({ id, title, text, children }: SecuritySectionProps) => (
  <Patch as="section" id={id} className="security-section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p className="security-text">{text}</p>
    {children}
  </Patch>
)
