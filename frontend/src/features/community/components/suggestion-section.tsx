import { useState } from 'react'
import type { SuggestionSettings } from '#shared/api/post-suggestions.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useSuggestionSettings } from '../api/suggestion-settings.ts'
import { messages } from '../suggestion-texts.ts'
import { messages as feedMessages } from '../texts.ts'
import * as styles from './suggestion.module.css'

const factsOf = ({
  likes,
  follows,
  feedback,
  genres,
  profileGenres,
}: SuggestionSettings['learned']): string[] => [
  ...genres.map(({ genre, likes: count }) => messages.genre(genre, count)),
  ...profileGenres.map(messages.profileGenre),
  ...(likes > 0 ? [messages.likes(likes)] : []),
  ...(follows > 0 ? [messages.follows(follows)] : []),
  ...(feedback > 0 ? [messages.feedback(feedback)] : []),
]

interface LearnedProps {
  learned: SuggestionSettings['learned']
  busy: boolean
  onForget: (done: () => void) => void
}

const Learned = ({ learned, busy, onForget }: LearnedProps) => {
  const [isAsking, setAsking] = useState(false)
  const facts = factsOf(learned)
  const close = () => setAsking(false)
  return (
    <>
      <Heading as="h3">{messages.learned}</Heading>
      {facts.length === 0 && <p>{messages.nothing}</p>}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button onClick={() => setAsking(true)}>{messages.forget}</Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.forget}
          question={messages.forgetQuestion}
          confirm={messages.forget}
          busy={busy}
          onClose={close}
          onConfirm={() => onForget(close)}
        />
      )}
    </>
  )
}

/** The switch for suggestions, what they rest on, and how to forget it. */
export const SuggestionSection = ({ id, memberId }: { id: string; memberId: string }) => {
  const { settings, error, retry, retrying, setNewestFirst, forget, isForgetting } =
    useSuggestionSettings(memberId)
  return (
    <Section id={id} title={messages.title} text={messages.text}>
      {settings ? (
        <>
          <Switch
            label={messages.newestFirst}
            hint={messages.newestFirstHint}
            checked={settings.newestFirst}
            onChange={(event) => setNewestFirst(event.target.checked)}
          />
          <p className={styles.parameters}>{messages.parameters}</p>
          <Learned
            learned={settings.learned}
            busy={isForgetting}
            onForget={(done) => forget(undefined, { onSettled: done })}
          />
          <p className={styles.parameters}>{messages.off}</p>
        </>
      ) : error ? (
        <ErrorState
          space="panel"
          title={feedMessages.feed.loadFailed}
          text={error.message}
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Section>
  )
}
