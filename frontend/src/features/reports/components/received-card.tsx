import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { copyText } from '#spa/platform/copy-text.ts'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import type { Received } from './guest-form.tsx'
import * as styles from './guest-form.module.css'

const texts = messages.received

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
        <Button variant="primary" onClick={() => void copyText(link, texts)}>
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
