import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chatPath, keepRecipient } from '#spa/entities/message/pending-recipient.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages } from '../texts.ts'
import { UserSearch } from './user-search.tsx'
import * as styles from './new-chat.module.css'

interface NewChatProps {
  onClose: () => void
}

/** Searches a member to write to. */
export const NewChat = ({ onClose }: NewChatProps) => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  return (
    <Dialog title={messages.newChat.title} size="small" onClose={onClose}>
      <div className={styles.root}>
        <p>{messages.newChat.text}</p>
        <UserSearch
          text={text}
          onText={setText}
          onChoose={(person) => {
            keepRecipient(person)
            onClose()
            void navigate(chatPath(person.id))
          }}
        />
      </div>
    </Dialog>
  )
}
