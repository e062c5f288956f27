import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { messages } from '../texts.ts'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? Eye : EyeOff
  return (
    <Field {...{ label, hideLabel, error, hint, optional }}>
      {(control) => (
        <div className="field-box">
          <input
            type={shown ? 'text' : 'password'}
            className="field-input field-input-with-button"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
          />
          <IconButton
            className="field-button"
            label={shown ? messages.hidePassword : messages.showPassword}
            aria-pressed={shown}
            onClick={() => {
              setShown(!shown)
            }}
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
