import { AudioLines, ImagePlus, Link as LinkIcon } from 'lucide-react'
import { useState, type ClipboardEvent, type ReactNode } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { classNames } from '#ui/class-names.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { pastedFiles } from '#spa/platform/media/pasted-files.ts'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'
import { AltField } from './alt-field.tsx'
import { AttachmentPreview } from './attachment-preview.tsx'
import { DraftTools } from './draft-tools.tsx'
import { FilePicker } from './file-picker.tsx'
import { MusicButton, PickedMusic } from './music-field.tsx'
import type { ComposerPhase, ComposerState } from './use-composer.ts'
import type { DraftSwitch } from './use-draft-switch.ts'
import * as styles from './composer.module.css'

type Layout = 'card' | 'sheet'

const NEARLY_FULL = LIMITS.postContent - 500

interface FieldsProps {
  composer: ComposerState
  isBusy: boolean
}

interface LaidOutProps extends FieldsProps {
  layout: Layout
}

const Fields = ({ composer, isBusy, layout }: LaidOutProps) => {
  const { draft, errors, change, pick } = composer
  const paste = (event: ClipboardEvent) => {
    const [file] = pastedFiles(event.clipboardData)
    if (!file) return
    event.preventDefault()
    void pick(file, 'post')
  }
  return (
    <>
      <TextField
        label={messages.fields.title}
        optional
        maxLength={LIMITS.postTitle}
        readOnly={isBusy}
        error={errors.title}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <MentionArea
        height={layout === 'sheet' ? 'screen' : 'medium'}
        label={messages.fields.content}
        placeholder={messages.fields.contentPlaceholder}
        autoFocus
        readOnly={isBusy}
        maxLength={LIMITS.postContent}
        error={errors.content}
        hint={
          draft.content.length > NEARLY_FULL ? messages.counter(draft.content.length) : undefined
        }
        value={draft.content}
        onPaste={paste}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
    </>
  )
}

const LinkField = ({ composer, isBusy }: FieldsProps) => (
  <TextField
    label={messages.fields.link}
    optional
    type="url"
    inputMode="url"
    placeholder={messages.fields.linkPlaceholder}
    maxLength={LIMITS.linkUrl}
    readOnly={isBusy}
    error={composer.errors.linkUrl}
    value={composer.draft.linkUrl}
    onChange={(event) => composer.change({ linkUrl: event.currentTarget.value })}
  />
)

const Pickers = ({ composer, disabled }: { composer: ComposerState; disabled: boolean }) => (
  <>
    <FilePicker
      purpose="post"
      icon={<ImagePlus size={20} aria-hidden="true" />}
      disabled={disabled}
      onPick={(file) => void composer.pick(file, 'post')}
    />
    <FilePicker
      purpose="post-audio"
      icon={<AudioLines size={20} aria-hidden="true" />}
      disabled={disabled}
      onPick={(file) => void composer.pick(file, 'post-audio')}
    />
    <MusicButton disabled={disabled} onPick={(track) => composer.change({ track })} />
  </>
)

const MusicField = ({ composer, isBusy }: FieldsProps) =>
  composer.draft.track && (
    <PickedMusic
      track={composer.draft.track}
      disabled={isBusy}
      onRemove={() => composer.change({ track: null })}
    />
  )

const DrasticField = ({ composer, isBusy }: FieldsProps) => (
  <Switch
    label={drasticTexts.mark}
    hint={drasticTexts.hint}
    disabled={isBusy}
    checked={composer.draft.isDrastic ?? false}
    onChange={(event) => composer.change({ isDrastic: event.target.checked })}
  />
)

const Submit = ({ composer, isBusy, layout }: LaidOutProps) => (
  <Button
    type="submit"
    variant="primary"
    className={layout === 'sheet' ? styles.sheetSubmit : undefined}
    busy={isBusy}
    disabled={composer.attachment.state === 'preparing'}
  >
    {composer.phase.name === 'publishing' ? messages.publishing : messages.submit}
  </Button>
)

interface UploadProgressProps {
  phase: ComposerPhase
  onCancel: () => void
}

const UploadProgress = ({ phase, onCancel }: UploadProgressProps) => {
  if (phase.name !== 'uploading') return null
  const percent = Math.floor(phase.share * 100)
  return (
    <div className={styles.progress}>
      <span>{messages.uploading(percent)}</span>
      <progress max={100} value={percent} aria-label={messages.uploading(percent)} />
      <Button onClick={onCancel}>{messages.cancelUpload}</Button>
    </div>
  )
}

interface ComposerFormProps {
  composer: ComposerState
  drafts: DraftSwitch
  layout: Layout
  /** Beside the submit button. */
  secondary?: ReactNode
}

export const ComposerForm = ({ composer, drafts, layout, secondary }: ComposerFormProps) => {
  const { draft, attachment, phase, failure, remove } = composer
  const [isLinkOpen, setLinkOpen] = useState(draft.linkUrl !== '')
  const isBusy = phase.name !== 'editing'
  const isPreparing = attachment.state === 'preparing'
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        composer.submit()
      }}
    >
      <Fields composer={composer} isBusy={isBusy} layout={layout} />
      {isLinkOpen && <LinkField composer={composer} isBusy={isBusy} />}
      <AttachmentPreview attachment={attachment} disabled={isBusy} onRemove={remove} />
      <AltField composer={composer} isBusy={isBusy} />
      <MusicField composer={composer} isBusy={isBusy} />
      <DrasticField composer={composer} isBusy={isBusy} />
      <UploadProgress phase={phase} onCancel={composer.cancelUpload} />
      {failure !== undefined && (
        <FieldNote tone="error" role="alert">
          {failure}
        </FieldNote>
      )}
      <div className={styles.actions}>
        <Pickers composer={composer} disabled={isBusy || isPreparing} />
        <Button variant="ghost" aria-expanded={isLinkOpen} onClick={() => setLinkOpen(!isLinkOpen)}>
          <LinkIcon size={20} aria-hidden="true" />
          {messages.pick.link}
        </Button>
        <span className={classNames(styles.send, layout === 'sheet' && styles.sheetSend)}>
          {secondary}
          <Submit composer={composer} isBusy={isBusy} layout={layout} />
        </span>
      </div>
      <DraftTools composer={composer} drafts={drafts} disabled={isBusy || isPreparing} />
    </form>
  )
}
