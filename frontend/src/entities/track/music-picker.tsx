import { Music } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { FoundTrack } from '#shared/api/music.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { useIsConnected } from '#spa/platform/connection.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '#spa/platform/texts.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { useFoundTracks } from './search-query.ts'
import { musicTexts } from './texts.ts'
import { listArtists, pickable, type Track } from './track.ts'
import * as styles from './music.module.css'

const SETTLE_MS = 300

interface MusicPickerProps {
  onPick: (track: Track) => void
  onClose: () => void
}

const Row = ({ found, onPick }: { found: FoundTrack } & Pick<MusicPickerProps, 'onPick'>) => {
  const track = pickable(found)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-disabled={track === null}
        onClick={() => {
          if (track) onPick(track)
          else showFailure(musicTexts.noPreview, musicTexts.noPreviewText)
        }}
      >
        <Music size={20} aria-hidden="true" />
        <span className={styles.names} dir="auto">
          <strong>{found.name}</strong> <span>{listArtists(found)}</span>{' '}
          {track === null && <span className={styles.noPreview}>{musicTexts.noPreview}</span>}
        </span>
      </button>
    </li>
  )
}

const Waiting = () => (
  <div className={styles.waiting} role="status">
    <span className="visually-hidden">{musicTexts.loading}</span>
    {['72%', '56%', '64%'].map((width) => (
      <Skeleton key={width} width={width} height={44} />
    ))}
  </div>
)

const Results = ({ query, onPick }: { query: string } & Pick<MusicPickerProps, 'onPick'>) => {
  const { data, isError, isFetching, refetch } = useFoundTracks(query)
  const isConnected = useIsConnected()
  if (query === '')
    return <EmptyState space="panel" title={musicTexts.hint} text={musicTexts.hintText} />
  if (isError)
    return (
      <ErrorState
        space="panel"
        title={musicTexts.failed}
        text={isConnected ? musicTexts.failedText : messages.offline}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Waiting />
  if (data.length === 0)
    return <EmptyState space="panel" title={musicTexts.none} text={musicTexts.noneText} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {musicTexts.found(data.length)}
      </p>
      <ul className={styles.list}>
        {data.map((found) => (
          <Row key={found.id} found={found} onPick={onPick} />
        ))}
      </ul>
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between the search field and the tracks below it. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  if (step === undefined) return
  const places = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`input, .${styles.list} button`),
  ]
  const at = places.findIndex((place) => place === document.activeElement)
  const next = places[at + step]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

/** Searches a track. The dialog loads nothing of another company, so results have no covers. */
export const MusicPicker = ({ onPick, onClose }: MusicPickerProps) => {
  const [text, setText] = useState('')
  const settled = useSettled(text.trim(), SETTLE_MS)
  const query = text.trim() === '' ? '' : settled
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  // After the dialog has opened, which focuses its first control.
  useEffect(() => {
    input.current?.focus()
  }, [])
  return (
    <Dialog title={musicTexts.title} onClose={onClose}>
      <search className={styles.picker} onKeyDown={moveFocus}>
        <label id={labelId} className="visually-hidden" htmlFor={`${labelId}-input`}>
          {musicTexts.search}
        </label>
        <TextInput
          ref={input}
          id={`${labelId}-input`}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.trackQuery}
          placeholder={musicTexts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Results query={query} onPick={onPick} />
      </search>
    </Dialog>
  )
}
