import type { ReactNode } from 'react'
import { Patch } from '../../../ui/patch.tsx'
import './settings-section.css'

interface SettingsSectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of the settings, which the list of contents can point at. */
export const SettingsSection = ({ id, title, text, children }: SettingsSectionProps) => (
  <Patch as="section" id={id} className="settings-section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {text !== undefined && <p className="settings-section-text">{text}</p>}
    {children}
  </Patch>
)
