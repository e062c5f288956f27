import { Suspense, useEffect, useRef, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { modalTestMessages as texts } from '../modal-test-texts.ts'
import * as styles from './modal-test.module.css'

const Lightbox = lazyPart(async () => (await import('./lightbox.tsx')).Lightbox, DialogFailure)

const PICTURES = [
  { label: texts.open, url: '/icon-180.png', alt: texts.alt },
  { label: texts.openBroken, url: '/media/gibt-es-nicht.webp', alt: texts.brokenAlt },
] as const

type Picture = (typeof PICTURES)[number]

/** Opens the lightbox of the feed with a picture and with one that does not exist. For developers. */
export const ModalTest = () => {
  const [shown, setShown] = useState<Picture>()
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!shown && opener.current instanceof HTMLElement) opener.current.focus()
  }, [shown])
  return (
    <Card className={styles.root}>
      <Heading as="h1">{texts.title}</Heading>
      <p>{texts.intro}</p>
      <div className={styles.buttons}>
        {PICTURES.map((picture) => (
          <Button
            key={picture.url}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              setShown(picture)
            }}
          >
            {picture.label}
          </Button>
        ))}
      </div>
      {shown && (
        <Suspense>
          <Lightbox url={shown.url} alt={shown.alt} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
