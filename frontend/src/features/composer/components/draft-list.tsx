import { AudioLines, FileVideo, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { messages as platform } from '#spa/platform/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { readDraftFile } from '../api/draft-files.ts'
import { firstWords, type ListedDraft } from '../model/kept-draft.ts'
import { draftTexts as texts } from '../draft-texts.ts'
import type { DraftSwitch } from './use-draft-switch.ts'
import * as styles from './draft-list.module.css'

const Picture = ({ memberId, id }: { memberId: string; id: string }) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isMounted = true
    const load = async () => {
      const file = await readDraftFile(memberId, id).catch(() => undefined)
      if (!file || !isMounted) return
      made = URL.createObjectURL(file.preview ?? file.blob)
      setUrl(made)
    }
    void load()
    return () => {
      isMounted = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [memberId, id])
  return url !== undefined && <img src={url} alt="" />
}

const Thumbnail = ({ memberId, draft }: { memberId: string; draft: ListedDraft }) => {
  const kind = draft.file?.kind
  return (
    <span className={styles.thumbnail}>
      {kind === 'image' && <Picture memberId={memberId} id={draft.id} />}
      {kind === 'video' && <FileVideo size={20} aria-hidden="true" />}
      {kind === 'audio' && <AudioLines size={20} aria-hidden="true" />}
    </span>
  )
}

const nameOf = (draft: ListedDraft): string =>
  firstWords(draft) ?? draft.file?.name ?? texts.withoutText

interface DraftListProps {
  drafts: DraftSwitch
  isBusy: boolean
  onOpen: (id: string) => void
  onClose: () => void
}

const DraftRow = ({ draft, list }: { draft: ListedDraft; list: DraftListProps }) => {
  const { drafts, isBusy, onOpen } = list
  return (
    <>
      <Thumbnail memberId={drafts.memberId} draft={draft} />
      <span className={styles.text}>
        <span className={styles.words}>{nameOf(draft)}</span>
        <RelativeTime at={draft.at} />
      </span>
      <span className={styles.actions}>
        <Button busy={isBusy} onClick={() => onOpen(draft.id)}>
          {texts.continue}
        </Button>
        <IconButton label={texts.remove(nameOf(draft))} onClick={() => drafts.remove(draft.id)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  )
}

/** The drafts that were put away. */
export const DraftList = (props: DraftListProps) => {
  const { drafts, onClose } = props
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {drafts.drafts.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} heading="h3" />
      ) : (
        <p className={styles.hint}>{texts.hint}</p>
      )}
      <ul className={styles.list}>
        {drafts.drafts.map((draft) => {
          const undo = drafts.removals.get(draft.id)
          return (
            <li key={draft.id} className={styles.row}>
              {undo ? (
                <>
                  <span className={styles.text}>{texts.removed}</span>
                  <Button autoFocus onClick={undo}>
                    {platform.undo}
                  </Button>
                </>
              ) : (
                <DraftRow draft={draft} list={props} />
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
