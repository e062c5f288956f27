import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import * as styles from './search-box.module.css'

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

interface OptionProps {
  listId: string
  index: number
  isActive: boolean
  /** Leaves room for a control that lies over the row. */
  hasControl?: boolean
  onChoose: (index: number) => void
  children: ReactNode
}

export const Option = (props: OptionProps) => {
  const { listId, index, isActive, hasControl = false, onChoose, children } = props
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={row}
      id={optionId(listId, index)}
      role="option"
      aria-selected={isActive}
      className={classNames(
        styles.option,
        isActive && styles.activeOption,
        hasControl && styles.roomForControl,
      )}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(index)}
    >
      {children}
    </div>
  )
}
