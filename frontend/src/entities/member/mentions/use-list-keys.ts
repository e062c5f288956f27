import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOfInputMethod } from '#spa/platform/enter-key.ts'

interface ListKeys {
  /** Id of the list, and of the active option while there is one. */
  readonly listId: string
  readonly activeId: string | undefined
  readonly onMove: (by: 1 | -1) => void
  readonly onChoose: () => void
  readonly onClose: () => void
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey

const actionOf = (
  key: string,
  { activeId, onMove, onChoose, onClose }: ListKeys,
): (() => void) | undefined => {
  if (key === 'Escape') return onClose
  if (activeId === undefined) return undefined
  if (['Enter', 'Tab'].includes(key)) return onChoose
  if (key === 'ArrowDown') return () => onMove(1)
  return key === 'ArrowUp' ? () => onMove(-1) : undefined
}

/** Connects a list of options with the text field that keeps the focus: keys and attributes. */
export const useListKeys = (area: RefObject<HTMLTextAreaElement | null>, keys: ListKeys): void => {
  const { listId, activeId } = keys
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOfInputMethod(event) || hasModifier(event)) return
    const act = actionOf(event.key, keys)
    if (!act) return
    act()
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const field = area.current
    field?.addEventListener('keydown', press)
    return () => field?.removeEventListener('keydown', press)
  }, [area])
  useEffect(() => {
    const field = area.current
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(activeId !== undefined && {
        'aria-controls': listId,
        'aria-activedescendant': activeId,
      }),
    }
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) field?.removeAttribute(name)
    }
  }, [area, listId, activeId])
}
