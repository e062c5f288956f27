import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { classNames } from '../class-names.ts'
import * as styles from './field.module.css'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, hideLabel = false, error, hint, optional = false, grow = false, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? Eye : EyeOff
  return (
    <Field {...{ label, hideLabel, error, hint, optional, grow }}>
      {(control) => (
        <div className={styles.box}>
          <input
            type={shown ? 'text' : 'password'}
            className={classNames(styles.input, styles.inputWithButton)}
            spellCheck={false}
            autoCapitalize="none"
            data-secret
            {...input}
            {...control}
          />
          <IconButton
            className={styles.button}
            label={shown ? messages.hidePassword : messages.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
