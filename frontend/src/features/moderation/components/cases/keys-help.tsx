import { Switch } from '#ui/controls/switch.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import * as styles from './cases.module.css'

interface KeysHelpProps {
  /** Each key with what it does. */
  list: readonly (readonly [key: string, meaning: string])[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The shortcuts of the list above, and the switch for them (WCAG 2.1.4). */
export const KeysHelp = ({ list, isOn, onChange }: KeysHelpProps) => (
  <details className={styles.keys}>
    <summary>{texts.keys.title}</summary>
    <Switch
      label={texts.keys.title}
      hint={texts.keys.hint}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <dl>
      {list.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
