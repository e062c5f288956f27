import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import type { Topic } from '../topic.ts'
import type { Sender } from '../api/use-send-contact.ts'
import { GuestContactForm, MemberContactForm } from './contact-form.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './contact.module.css'

interface SentProps {
  autoResponse: string
  onAnother: () => void
}

const Sent = ({ autoResponse, onAnother }: SentProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.sent}>
      <MailCheck size={48} strokeWidth={1.5} aria-hidden="true" />
      <Heading as="h2" ref={heading} tabIndex={-1}>
        {messages.sent}
      </Heading>
      <p>{messages.sentText}</p>
      <blockquote>{autoResponse}</blockquote>
      <Button onClick={onAnother}>{messages.another}</Button>
    </div>
  )
}

interface FormProps {
  /** The signed-in member; a guest without. */
  sender: Sender | undefined
  topic: Topic | undefined
  onSent: (autoResponse: string) => void
}

const Form = ({ sender, topic, onSent }: FormProps) =>
  sender ? (
    <MemberContactForm sender={sender} topic={topic} onSent={onSent} />
  ) : (
    <GuestContactForm topic={topic} onSent={onSent} />
  )

/** The form, then the success screen with a button for another message. */
export const ContactCard = ({ sender, topic }: Pick<FormProps, 'sender' | 'topic'>) => {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <Card>
      {answer === null ? (
        <Form sender={sender} topic={topic} onSent={setAnswer} />
      ) : (
        <Sent autoResponse={answer} onAnother={() => setAnswer(null)} />
      )}
    </Card>
  )
}
