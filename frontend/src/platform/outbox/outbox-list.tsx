import { Clock3, CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { cancelItem, changeItemText, retryItem } from './outbox.ts'
import { PickAgain } from './pick-again.tsx'
import { textOf, type OutboxItem } from './outbox-item.ts'
import { outboxTexts as texts } from './texts.ts'
import { useOutbox } from './use-outbox.ts'
import * as styles from './outbox-list.module.css'

const keepItsFocus = keepFocus('li button')

interface EntryProps {
  readonly item: OutboxItem
}

const stateText = ({ state, reason }: OutboxItem): string => {
  if (state === 'sending') return texts.sending
  return state === 'waiting' ? texts.waits : `${texts.refused}. ${reason ?? ''}`
}

const Editor = ({ item, onClose }: EntryProps & { onClose: () => void }) => {
  const [text, setText] = useState(textOf(item) ?? '')
  return (
    <div className={styles.editor}>
      <TextArea
        label={texts.text}
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="primary"
        size="compact"
        disabled={text.trim() === ''}
        onClick={() => {
          onClose()
          void changeItemText(item.id, text.trim())
        }}
      >
        {texts.save}
      </Button>
    </div>
  )
}

interface ActionsProps extends EntryProps {
  /** Of the label, which tells equal buttons apart. */
  readonly describedBy: string
  readonly onEdit: () => void
}

const Actions = ({ item, describedBy, onEdit }: ActionsProps) => {
  const isWaiting = item.state === 'waiting'
  const common = { variant: 'ghost', size: 'compact', 'aria-describedby': describedBy } as const
  if (item.state === 'sending') return null
  return (
    <span className={styles.actions}>
      {item.lostFile !== undefined && <PickAgain item={item} describedBy={describedBy} />}
      {!isWaiting && item.lostFile === undefined && (
        <Button {...common} onClick={() => void retryItem(item.id)}>
          {texts.again}
        </Button>
      )}
      {textOf(item) !== undefined && (
        <Button {...common} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <Button {...common} onClick={() => void cancelItem(item.id)}>
        {isWaiting ? texts.cancel : texts.discard}
      </Button>
    </span>
  )
}

const Entry = ({ item }: EntryProps) => {
  const [isEditing, setEditing] = useState(false)
  const labelId = useId()
  const isOpen = item.state === 'waiting' || item.state === 'sending'
  const Icon = isOpen ? Clock3 : CircleAlert
  return (
    <li className={styles.entry} data-state={item.state}>
      <p id={labelId} className={styles.label}>
        <strong>{texts.kinds[item.kind]}</strong> {item.label}
      </p>
      <p className={styles.state}>
        <Icon size={16} aria-hidden="true" /> {stateText(item)}
      </p>
      {isEditing ? (
        <Editor item={item} onClose={() => setEditing(false)} />
      ) : (
        <Actions item={item} describedBy={labelId} onEdit={() => setEditing(true)} />
      )}
    </li>
  )
}

/** Items of the outbox, each with what the member can do. */
export const OutboxList = ({ items }: { readonly items: readonly OutboxItem[] }) => (
  <ul ref={keepItsFocus} className={styles.list} aria-label={texts.list}>
    {items.map((item) => (
      <Entry key={item.id} item={item} />
    ))}
  </ul>
)

/** What waits in some lanes, beside what it belongs to. */
export const OutboxLanes = ({ lanes }: { readonly lanes: readonly string[] }) => {
  const items = useOutbox().filter(({ lane }) => lanes.some((start) => lane.startsWith(start)))
  return items.length > 0 && <OutboxList items={items} />
}
