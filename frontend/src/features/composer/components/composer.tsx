import { Suspense, useEffect, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { requestComposer, useComposerRequest } from '#spa/entities/post/composer-request.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { takeParameter } from '#spa/platform/page-parameter.ts'
import { hasPostDraft } from '#spa/platform/unsent.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import * as styles from './composer-prompt.module.css'

const OpenComposer = lazyPart(
  async () => (await import('./open-composer.tsx')).OpenComposer,
  ({ isOpen, ...failure }) => isOpen && <DialogFailure {...failure} />,
)

interface PromptProps {
  me: CurrentUser
  /** Receives the focus after the form closed. */
  takesFocus: boolean
  onOpen: () => void
}

const Prompt = ({ me, takesFocus, onOpen }: PromptProps) => (
  <button type="button" className={styles.root} autoFocus={takesFocus} onClick={onOpen}>
    <Avatar name={me.displayName} src={me.avatar} size="sm" />
    <span className={styles.text}>
      {hasPostDraft(me.id) ? messages.continueDraft : messages.prompt(me.displayName)}
    </span>
    <span className={styles.open}>{messages.open}</span>
  </button>
)

interface ComposerProps {
  me: CurrentUser
  onPublished: (post: Post) => void
}

/** The form for a new post: above the feed a line that opens, a full-screen sheet on phones. */
export const Composer = ({ me, onPublished }: ComposerProps) => {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  useComposerRequest(open)
  // A shortcut of the installed app, or something that another app shared.
  useEffect(() => {
    if (takeParameter('posten')) requestComposer()
  }, [])

  return (
    <>
      {!isPhone && !isOpen && <Prompt me={me} takesFocus={wasOpen} onOpen={open} />}
      {wasOpen && (
        <Suspense fallback={!isPhone && <Loading />}>
          <OpenComposer
            me={me}
            isPhone={isPhone}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onPublished={onPublished}
          />
        </Suspense>
      )}
    </>
  )
}
