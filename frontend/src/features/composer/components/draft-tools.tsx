import { Suspense, useState } from 'react'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import type { Keeping } from '../api/draft-keeper.ts'
import { isEmpty } from '../model/draft.ts'
import { KEPT_FILES_MEGABYTES } from '../model/kept-draft.ts'
import { draftTexts as texts } from '../draft-texts.ts'
import type { ComposerState } from './use-composer.ts'
import type { DraftSwitch } from './use-draft-switch.ts'
import * as styles from './composer.module.css'

const DraftList = lazyPart(async () => (await import('./draft-list.tsx')).DraftList, DialogFailure)

const NOT_KEPT = {
  nothing: texts.notKept.nothing,
  'file-failed': texts.notKept.file,
  'files-full': texts.notKept.room(KEPT_FILES_MEGABYTES),
} satisfies Record<Exclude<Keeping, 'all'>, string>

interface DraftToolsProps {
  composer: ComposerState
  drafts: DraftSwitch
  disabled: boolean
}

/** Puts the draft away and opens others. */
export const DraftTools = ({ composer, drafts, disabled }: DraftToolsProps) => {
  const { draft, attachment, keeping, keepNow } = composer
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isBlank = isEmpty(draft) && attachment.state === 'none'

  const leave = async (then: () => Promise<void>) => {
    setLeaving(true)
    const result = await keepNow()
    if (result === 'all') await then()
    else showFailure(texts.notPutAway, NOT_KEPT[result])
    setLeaving(false)
  }

  return (
    <>
      {keeping !== 'all' && !isBlank && <FieldNote tone="hint">{NOT_KEPT[keeping]}</FieldNote>}
      {(!isBlank || drafts.count > 0) && (
        <div className={styles.drafts}>
          {!isBlank && (
            <Button
              variant="ghost"
              disabled={disabled}
              busy={isLeaving}
              onClick={() => void leave(drafts.putAway)}
            >
              {isLeaving ? texts.puttingAway : texts.putAway}
            </Button>
          )}
          {drafts.count > 0 && (
            <Button variant="ghost" disabled={disabled} onClick={() => setOpen(true)}>
              {texts.open(drafts.count)}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <DraftList
            drafts={drafts}
            isBusy={isLeaving}
            onOpen={(id) => void leave(() => drafts.openOther(id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
