import { Search, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import './header-search.css'

const loadSearch = () => import('./user-search.tsx')

/** Fetched when somebody is about to search. */
const UserSearch = lazy(async () => ({ default: (await loadSearch()).UserSearch }))

const preload = () => void loadSearch()

/** A box that expands on click; what was typed is still there the next time. */
export const HeaderSearch = () => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="header-search">
      <IconButton
        ref={opener}
        label={isOpen ? messages.search.close : messages.search.open}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </IconButton>
      {isOpen && (
        <div className="header-search-box">
          <Suspense fallback={null}>
            <UserSearch autoFocus text={text} onText={setText} onLeave={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
