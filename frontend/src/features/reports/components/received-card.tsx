import { useEffect, useRef } from 'react'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import type { Received } from './guest-form.tsx'
import * as styles from './guest-form.module.css'

const texts = messages.received

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: texts.copied, tone: 'success' })
  } catch {
    reportFailure(new Error(texts.copyFailed))
  }
}

interface ReceivedCardProps {
  received: Received
  onAnother: () => void
}

/** The receipt (Art. 16 Abs. 4 DSA). Its secret is in the fragment, which reaches no server. */
export const ReceivedCard = ({ received: { id, receipt }, onAnother }: ReceivedCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const path = `/meldung#${receipt}`
  const link = `${location.origin}${path}`
  return (
    <div className={styles.received}>
      <Heading as="h2" ref={heading} tabIndex={-1}>
        {texts.title}
      </Heading>
      <p>{texts.text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>{texts.link}</dt>
          <dd>{link}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void copy(link)}>
          {texts.copy}
        </Button>
        <ButtonLink to={path}>{texts.open}</ButtonLink>
        <Button variant="ghost" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
