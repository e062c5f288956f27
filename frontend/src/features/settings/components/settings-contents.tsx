import { messages } from '../texts.ts'
import './settings-contents.css'

interface SettingsContentsProps {
  sections: readonly { id: string; title: string }[]
}

/** The way to each part of a long page. */
export const SettingsContents = ({ sections }: SettingsContentsProps) => (
  <nav className="settings-contents" aria-label={messages.contents}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
