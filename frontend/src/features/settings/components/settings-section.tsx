import type { ReactNode } from 'react'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { Patch } from '../../../ui/patch.tsx'
import './settings-section.css'

const keepItsFocus = keepFocus('li button')

interface SettingsSectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of the settings, which the list of contents can point at. */
export const SettingsSection = ({ id, title, text, children }: SettingsSectionProps) => (
  <Patch
    as="section"
    ref={keepItsFocus}
    id={id}
    className="settings-section"
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {text !== undefined && <p className="settings-section-text">{text}</p>}
    {children}
  </Patch>
)
