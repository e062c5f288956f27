import { History, X } from 'lucide-react'
import { useState } from 'react'
import { hasSearchKey, keepSearchKey } from '#spa/platform/search-key.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../box-texts.ts'
import { Option } from './option.tsx'
import * as styles from './search-box.module.css'

/** Tells about the key '/', and turns it off and on. */
const KeyNote = () => {
  const [isOn, setOn] = useState(hasSearchKey)
  const hasKeyboard = useHasKeyboard()
  if (!hasKeyboard) return null
  return (
    <div className={styles.footer}>
      <p>{isOn ? messages.keyHint : messages.keyIsOff}</p>
      <Button
        variant="ghost"
        onClick={() => {
          keepSearchKey(!isOn)
          setOn(!isOn)
        }}
      >
        {isOn ? messages.keyOff : messages.keyOn}
      </Button>
    </div>
  )
}

interface RecentSearchesProps {
  id: string
  queries: readonly string[]
  active: number
  onChoose: (index: number) => void
  onForget: (query: string) => void
  onForgetAll: () => void
}

/** What the member searched before, while the field is empty. */
export const RecentSearches = (props: RecentSearchesProps) => {
  const { id, queries, active, onChoose, onForget, onForgetAll } = props
  if (queries.length === 0)
    return (
      <>
        <p className={styles.hint}>{messages.nothingRecent}</p>
        <KeyNote />
      </>
    )
  return (
    <>
      <div className={styles.list}>
        <div id={id} role="listbox" aria-label={messages.recent}>
          <div className={styles.heading} aria-hidden="true">
            {messages.recent}
          </div>
          {queries.map((query, index) => (
            <Option
              key={query}
              listId={id}
              index={index}
              isActive={index === active}
              hasControl
              onChoose={onChoose}
            >
              <History size={20} aria-hidden="true" />
              <span className={styles.name}>
                <bdi>{query}</bdi>
              </span>
            </Option>
          ))}
        </div>
        <div className={classNames(styles.controls, styles.belowHeading)}>
          {queries.map((query) => (
            <IconButton key={query} label={messages.forget(query)} onClick={() => onForget(query)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          ))}
        </div>
      </div>
      <Button variant="ghost" block onClick={onForgetAll}>
        {messages.forgetAll}
      </Button>
      <KeyNote />
    </>
  )
}
