import { Suspense, useId, useRef, useState, type ComponentProps } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { mentionedNames } from '#shared/domain/mentions.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { classNames } from '#ui/class-names.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { nameAtCaret, type TypedName } from './name-at-caret.ts'
import { texts } from './texts.ts'
import * as styles from './mentions.module.css'

/** Loaded when the member types the first @. Without it, the name can still be typed. */
const MentionList = lazyPart(
  async () => (await import('./mention-list.tsx')).MentionList,
  () => null,
)

const hasTooMany = (text: string): boolean =>
  text.includes('@') && mentionedNames(text).size > LIMITS.mentionsPerText

type MentionAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'value'> & { value: string }

/** A text area that lists members while a name is typed after an @. */
export const MentionArea = ({ onChange, onSelect, onBlur, ...props }: MentionAreaProps) => {
  const { value, hint, grow = false } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState<TypedName>()
  /** The @ at which the member closed the list. */
  const [closedAt, setClosedAt] = useState<number>()

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = selectionStart === selectionEnd ? nameAtCaret(text, selectionStart) : undefined
    setTyped(found)
    if (found?.start !== closedAt) setClosedAt(undefined)
  }
  return (
    <div className={classNames(styles.root, grow && styles.grow)}>
      <TextArea
        {...props}
        ref={area}
        hint={hasTooMany(value) ? texts.tooMany : hint}
        onChange={(event) => {
          onChange?.(event)
          look(event.currentTarget)
        }}
        onSelect={(event) => {
          onSelect?.(event)
          look(event.currentTarget)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setTyped(undefined)
        }}
      />
      {typed && typed.start !== closedAt && (
        <Suspense fallback={null}>
          <MentionList
            id={listId}
            area={area}
            typed={typed}
            onClose={() => setClosedAt(typed.start)}
          />
        </Suspense>
      )}
    </div>
  )
}
