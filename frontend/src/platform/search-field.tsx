import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { isEnter, isOfInputMethod } from './enter-key.ts'
import * as styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onKeyDown'> {
  /** Names the field for screen readers. */
  label: string
  placeholder: string
  /** Names the button that empties the field. */
  clearLabel: string
  /** Of the element around the field. */
  className?: string
  /** The field is to be emptied; it has the focus. */
  onClear: () => void
  onEnter?: () => void
}

/** A field that searches a list while the member types. Escape and its button empty it; a style hides the button of an uncontrolled field that is empty. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, clearLabel, className, onClear, onEnter, ...input } = props
  return (
    <search className={classNames(styles.root, className)}>
      <Search className={styles.icon} size={20} aria-hidden="true" />
      <TextInput
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchQuery}
        aria-label={label}
        onKeyDown={({ nativeEvent }) => {
          if (isEnter(nativeEvent)) onEnter?.()
          if (nativeEvent.key === 'Escape' && !isOfInputMethod(nativeEvent)) onClear()
        }}
        {...input}
      />
      {input.value !== '' && (
        <IconButton
          className={styles.clear}
          label={clearLabel}
          onClick={({ currentTarget }) => {
            currentTarget.closest('search')?.querySelector('input')?.focus()
            onClear()
          }}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
