import { Search, X } from 'lucide-react'
import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState, useEffect } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { opensSearch } from '#spa/platform/search-key.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { SearchField } from './search-field.tsx'
import * as styles from './header-search.module.css'

/** Loaded when the member is about to search. */
const SearchBox = lazyPart(
  async () => (await import('./search-box.tsx')).SearchBox,
  ({ onLeave, ...failure }) => <DialogFailure {...failure} onClose={onLeave} />,
)

const preload = () => void SearchBox.load()

/**
 * Calls `onLeave` when the member presses, or moves the focus to, a place outside of the returned element. A dialog is
 * not outside: those that the element opens are elsewhere in the page.
 */
const useLeave = <Root extends HTMLElement>(isOpen: boolean, onLeave: () => void) => {
  const root = useRef<Root>(null)
  const check = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('dialog')) return
    if (!root.current?.contains(target)) onLeave()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', check)
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('pointerdown', check)
      document.removeEventListener('focusin', check)
    }
  }, [isOpen])
  return root
}

/** A search box that expands on click, or by the key '/'. It keeps the text while it is closed. */
export const HeaderSearch = ({ ownId }: { ownId: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const root = useLeave<HTMLDivElement>(isOpen, () => setOpen(false))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || !opensSearch(event)) return
    event.preventDefault()
    setOpen(true)
  })
  // Before the paint, so that the key works once the button is visible.
  useLayoutEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={root} className={styles.root}>
      <IconButton
        ref={opener}
        label={isOpen ? messages.close : messages.open}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </IconButton>
      {isOpen && (
        <div className={styles.box} data-header-cover>
          <Suspense
            fallback={
              <SearchField
                isLoading
                text={text}
                onText={setText}
                onKeyDown={({ key }) => {
                  if (key === 'Escape') close()
                }}
              />
            }
          >
            <SearchBox ownId={ownId} text={text} onText={setText} onLeave={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
