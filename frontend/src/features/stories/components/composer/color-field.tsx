import * as styles from './tools.module.css'

interface ColorFieldProps {
  label: string
  value: string
  onChange: (color: string) => void
}

/** The browser's own color picker. */
export const ColorField = ({ label, value, onChange }: ColorFieldProps) => (
  <label className={styles.color}>
    <input type="color" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    {label}
  </label>
)
