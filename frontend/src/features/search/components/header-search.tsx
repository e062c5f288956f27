import { Search, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import * as styles from './header-search.module.css'

/** Loaded when the member is about to search. */
const UserSearch = lazyPart(
  async () => (await import('./user-search.tsx')).UserSearch,
  ({ onLeave, ...failure }) => <DialogFailure {...failure} onClose={onLeave} />,
)

const preload = () => void UserSearch.load()

/** A search box that expands on click. It keeps the text while it is closed. */
export const HeaderSearch = ({ ownId }: { ownId: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.root}>
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
        <div className={styles.box} data-header-cover>
          <Suspense fallback={null}>
            <UserSearch
              autoFocus
              results="header"
              ownId={ownId}
              text={text}
              onText={setText}
              onLeave={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
