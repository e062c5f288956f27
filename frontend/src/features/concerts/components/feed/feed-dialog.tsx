import { useState } from 'react'
import type { ConcertFeed, FeedFilters } from '#shared/api/concert-calendar.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useFeed, useRevokeFeed, useSaveFeed } from '../../api/feed.ts'
import { messages } from '../../feed-texts.ts'
import { FeedAddress } from './feed-address.tsx'
import { FeedForm } from './feed-form.tsx'
import * as styles from './feed.module.css'

type Question = 'renew' | 'revoke'

const germanDay = (iso: string): string => new Date(iso).toLocaleDateString('de-DE')

interface ControlProps {
  feed: ConcertFeed
  renew: () => void
  revoke: () => void
  busy: boolean
}

/** Replaces or ends the address, after a question. */
const AddressControls = ({ feed, renew, revoke, busy }: ControlProps) => {
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const ask = (asked: Question) => () => setQuestion(asked)
  return (
    <div className={styles.address}>
      <p className={styles.note}>{messages.since(germanDay(feed.createdAt))}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={ask('renew')}>
          {messages.renew}
        </Button>
        <Button variant="danger" busy={busy} onClick={ask('revoke')}>
          {messages.revoke}
        </Button>
      </div>
      {question !== null && (
        <ConfirmDialog
          title={messages[`${question}Title`]}
          question={messages[`${question}Question`]}
          confirm={messages[question]}
          variant={question === 'renew' ? 'primary' : 'danger'}
          onConfirm={() => {
            close()
            if (question === 'renew') renew()
            else revoke()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

const filtersOf = ({ marked, bands, cities }: ConcertFeed): FeedFilters => ({
  marked,
  bands,
  cities,
})

/** The calendar with its address, which is known only right after it was made. */
const FeedEditor = ({ feed }: { feed: ConcertFeed | null }) => {
  const save = useSaveFeed()
  const revoke = useRevokeFeed()
  const [url, setUrl] = useState<string | null>(null)
  const send = (filters: FeedFilters, renew: boolean) => {
    save.mutate(
      { filters, renew },
      {
        onSuccess: (saved) => {
          if (saved.url !== null) setUrl(saved.url)
        },
      },
    )
  }
  return (
    <div className={styles.root}>
      {feed && url !== null && <FeedAddress key={url} url={url} />}
      <FeedForm
        key={feed?.createdAt}
        feed={feed}
        busy={save.isPending}
        onSave={(filters) => send(filters, false)}
      />
      {feed && (
        <AddressControls
          feed={feed}
          busy={save.isPending || revoke.isPending}
          renew={() => send(filtersOf(feed), true)}
          revoke={() => {
            setUrl(null)
            revoke.mutate()
          }}
        />
      )}
    </div>
  )
}

const FeedContent = () => (
  <Loaded query={useFeed()} failed={messages.loadFailed} space="panel">
    {(data) => <FeedEditor feed={data.feed} />}
  </Loaded>
)

/** Creates, changes and ends the personal calendar. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={messages.title} onClose={onClose}>
    <p className={styles.text}>{messages.text}</p>
    <FeedContent />
  </Dialog>
)
