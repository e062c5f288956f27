import { Flame, Hourglass, LockKeyhole, TimerOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Message } from '#shared/api/messages.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { serverNow } from '#spa/platform/server-time.ts'
import { classNames } from '#ui/class-names.ts'
import { mediaMessages } from '../../media-texts.ts'
import { temporaryStage } from '../../model/temporary-stage.ts'
import { MediaNote } from '../media-frame/media-note.tsx'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import * as noteStyles from '../media-frame/media-note.module.css'
import * as styles from './media.module.css'

const texts = mediaMessages.temporary

export const TemporaryViewer = lazyPart(
  async () => (await import('./temporary-viewer.tsx')).TemporaryViewer,
  DialogFailure,
)

/** The time of the server, in milliseconds; renders again when `until` is reached. */
const useServerTime = (until: string | null): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (until === null) return
    const left = Math.max(0, Date.parse(until) - serverNow())
    const timer = setTimeout(() => setNow(serverNow()), left + 20)
    return () => clearTimeout(timer)
  }, [until])
  return now
}

const useStage = (message: Message) => {
  const view = useThreadMedia().views[message.id]
  const known = typeof view === 'object' ? { ...message, ...view } : message
  const shown = message.viewedAt === null ? known : message
  const stage = temporaryStage(shown, useServerTime(shown.expiresAt))
  if (view === 'unseen' && stage === 'running') return 'closed'
  return view === 'gone' && stage === 'closed' ? 'expired' : stage
}

/** A photo that its receiver opens once, for 30 seconds. Nothing of it is loaded before the tap. */
export const TemporaryPhoto = ({ message }: { message: Message }) => {
  const { ownId, openTemporary } = useThreadMedia()
  const isOwn = message.senderId === ownId
  const stage = useStage(message)
  if (stage === 'sealed')
    return <MediaNote icon={LockKeyhole} title={texts.own} text={texts.sealedText} />
  if (stage === 'expired')
    return <MediaNote icon={TimerOff} title={texts.expired} text={texts.gone} />
  if (stage === 'running')
    return (
      <MediaNote icon={Hourglass} title={texts.running} text={isOwn ? texts.opened : texts.soon} />
    )
  if (isOwn) return <MediaNote icon={Flame} title={texts.unopened} text={texts.vanishes} />
  return (
    <button
      type="button"
      className={classNames(noteStyles.note, styles.tappable)}
      onClick={() => openTemporary(message.id)}
      onPointerEnter={() => void TemporaryViewer.load()}
    >
      <Flame size={28} strokeWidth={1.5} aria-hidden="true" />
      <strong>{texts.tap}</strong>
      <span>{texts.vanishes}</span>
    </button>
  )
}
