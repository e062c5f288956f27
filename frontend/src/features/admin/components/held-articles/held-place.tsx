import { useEffect, useRef, useState } from 'react'
import type { ArticleInReview, HeldPlace as Place } from '#shared/api/held-articles.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDecidePlace } from '../../api/held-articles.ts'
import { heldMessages as texts } from '../../held-texts.ts'
import { CorrectionForm } from './correction-form.tsx'
import { Passages } from './passages.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import * as styles from './held-articles.module.css'

const Findings = ({ findings }: Pick<Place, 'findings'>) => (
  <ul className={styles.findings} aria-label={texts.findings}>
    {findings.map(({ check, message }) => (
      <li key={`${check ?? ''} ${message}`}>
        <strong>{check === null ? texts.unknownCheck : texts.checks[check]}</strong>
        <span dir="auto">{message}</span>
      </li>
    ))}
  </ul>
)

/** Moves the focus to the button that opened the form when the form is closed. */
const useReturnedFocus = (isOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

interface HeldPlaceProps {
  article: ArticleInReview
  place: Place
}

/** A place of a held article: its words, the findings, what the sources say, and three decisions. */
export const HeldPlace = ({ article, place }: HeldPlaceProps) => {
  const decide = useDecidePlace(article)
  const [open, setOpen] = useState<'correct' | 'drop' | null>(null)
  const correctButton = useReturnedFocus(open === 'correct')
  const openForm = () => setOpen('correct')
  const close = () => setOpen(null)
  const discard = () => {
    decide.mutate({ place: place.id, decision: 'discard' }, { onSettled: close })
  }
  return (
    <li className={styles.place}>
      <p className={styles.words}>
        <span className={styles.at}>{texts.places[place.at]}</span>
        {place.text !== '' && <q dir="auto">{place.text}</q>}
      </p>
      <Findings findings={place.findings} />
      <Passages article={article} passages={place.passages} />
      {open === 'correct' ? (
        <CorrectionForm
          text={place.text}
          busy={decide.isPending}
          onCancel={close}
          onSave={(text) => decide.mutate({ place: place.id, decision: 'correct', text })}
        />
      ) : (
        <PlaceButtons
          what={place.text === '' ? `${texts.places[place.at]}, ${article.title}` : place.text}
          busy={decide.isPending}
          correctRef={correctButton}
          onDiscard={() => {
            if (place.dropsArticle) setOpen('drop')
            else discard()
          }}
          onCorrect={place.canCorrect ? openForm : null}
          onRelease={() => decide.mutate({ place: place.id, decision: 'release' })}
        />
      )}
      {open === 'drop' && (
        <ConfirmDialog
          title={texts.dropTitle}
          question={texts.dropQuestion(article.title)}
          confirm={texts.drop}
          busy={decide.isPending}
          onClose={close}
          onConfirm={discard}
        />
      )}
    </li>
  )
}
