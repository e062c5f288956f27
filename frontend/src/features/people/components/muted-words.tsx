import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUser } from '#shared/api/auth.ts'
import type { CurrentUser, MutedWord } from '#shared/api/members.ts'
import { muteWord } from '#shared/api/mutes.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#spa/platform/api-client.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { messages as platformMessages } from '#spa/platform/texts.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'
import * as styles from './muted-words.module.css'

const texts = messages.mutedWords

const DRAFT = 'muted-word'

const DAY_MS = 24 * 60 * 60 * 1000

const untilIn = (days: string): string | null =>
  days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString()

interface Change extends MutedWord {
  muted: boolean
}

const useMuteWord = () => {
  const client = useQueryClient()
  const mutation = useMutation({
    scope: { id: 'muted-words' },
    mutationFn: ({ word, muted, until }: Change) =>
      call(muteWord, { body: muted ? { word, muted, until } : { word, muted } }),
    onSuccess: (words, change) => {
      const queryKey = [currentUser.path]
      client.setQueryData<CurrentUser>(queryKey, (me) => me && { ...me, mutedWords: words })
      // Only answers of requests are kept for a start without a network, so it is requested again.
      void client.invalidateQueries({ queryKey })
      if (!change.muted) offerAgain(change)
    },
  })
  const offerAgain = (change: Change): void => {
    toast({
      title: texts.unmuted(change.word),
      tone: 'success',
      durationMs: WAITS.undo,
      action: {
        label: platformMessages.undo,
        onSelect: () => {
          mutation.mutateAsync({ ...change, muted: true }).catch(reportFailure)
        },
      },
    })
  }
  return mutation
}

const WordForm = () => {
  const [word, setWord] = useState(() => readFormDraft(DRAFT)['word'] ?? '')
  const [days, setDays] = useState('')
  const { mutate, isPending, error, reset } = useMuteWord()
  const submit = () => {
    mutate(
      { word, muted: true, until: untilIn(days) },
      {
        onSuccess: () => {
          setWord('')
          dropFormDraft(DRAFT)
        },
      },
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        grow
        label={texts.word}
        maxLength={LIMITS.mutedWord.max}
        autoComplete="off"
        error={error ? reasonOf(error) : undefined}
        value={word}
        onChange={(event) => {
          setWord(event.currentTarget.value)
          keepFormDraft(DRAFT, { word: event.currentTarget.value })
          if (error) reset()
        }}
      />
      <SelectField
        label={texts.duration}
        placeholder={texts.always}
        options={texts.durations}
        value={days}
        onChange={(event) => {
          setDays(event.currentTarget.value)
        }}
      />
      <Button type="submit" busy={isPending} disabled={word.trim() === ''}>
        {texts.mute}
      </Button>
    </form>
  )
}

const Word = ({ word, until }: MutedWord) => {
  const { mutate, isPending } = useMuteWord()
  return (
    <li className={styles.word}>
      <span>
        <bdi>{word}</bdi>
        {until !== null && <span className={styles.until}>{texts.until(new Date(until))}</span>}
      </span>
      <Button
        variant="ghost"
        aria-label={texts.unmuteNamed(word)}
        busy={isPending}
        onClick={() => {
          mutate(
            { word, until, muted: false },
            {
              onError: (error) => {
                reportFailure(error)
              },
            },
          )
        }}
      >
        {texts.unmute}
      </Button>
    </li>
  )
}

/** The words that fold up posts and comments, with a form for another one. */
export const MutedWords = ({ words }: { words: readonly MutedWord[] }) => (
  <>
    <WordForm />
    {words.length > 0 && (
      <ul className={styles.list} aria-label={texts.list}>
        {words.map((word) => (
          <Word key={word.word} {...word} />
        ))}
      </ul>
    )}
  </>
)
