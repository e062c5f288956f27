import { useEffect, useEffectEvent, type RefObject } from 'react'

interface ListKeys {
  /** Id of the list, and of the active option while there is one. */
  readonly listId: string
  readonly activeId: string | undefined
  readonly onMove: (by: 1 | -1) => void
  readonly onChoose: () => void
  readonly onClose: () => void
}

/** Connects a list of options with the text field that keeps the focus: keys and attributes. */
export const useListKeys = (area: RefObject<HTMLTextAreaElement | null>, keys: ListKeys): void => {
  const { listId, activeId } = keys
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method belong to it.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return
    const { onMove, onChoose, onClose } = keys
    if (event.key === 'Escape') onClose()
    else if (activeId === undefined) return
    else if (event.key === 'ArrowDown') onMove(1)
    else if (event.key === 'ArrowUp') onMove(-1)
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose()
    else return
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
