import { useEffect, useRef } from 'react'

interface FormValueProps {
  name: string
  value: string
  /** Moves the focus to the visible control when the form focuses this field. */
  onFocus: () => void
}

/** The value of a composed control as a field of its form; it announces changes like an input does. */
export const FormValue = ({ name, value, onFocus }: FormValueProps) => {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <input
      ref={input}
      className="visually-hidden"
      name={name}
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      onFocus={onFocus}
    />
  )
}
