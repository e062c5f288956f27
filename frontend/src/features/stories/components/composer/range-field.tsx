import { useId } from 'react'
import * as styles from './tools.module.css'

interface RangeFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as people read it. */
  text: string
  disabled?: boolean
  onChange: (value: number) => void
}

export const RangeField = ({ label, value, text, onChange, ...range }: RangeFieldProps) => {
  const id = useId()
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{text}</span>
    </div>
  )
}
