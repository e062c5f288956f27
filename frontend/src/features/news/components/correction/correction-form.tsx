import { useEffect, useRef } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { correctionMessages as texts } from '../../correction-texts.ts'
import { correctedOn } from '../../model/corrected-on.ts'
import { ArticleDiff } from '../versions/article-diff.tsx'
import { OlderVersions } from './older-versions.tsx'
import { SentenceEditor } from './sentence-editor.tsx'
import { useCorrection, type CorrectionControl, type CorrectionOptions } from './use-correction.ts'
import * as styles from './correction.module.css'

interface PartProps {
  control: CorrectionControl
}

const Restored = ({ control }: PartProps) =>
  control.isRestored && (
    <p className={styles.restored} role="status">
      {texts.restored}{' '}
      <Button variant="ghost" size="compact" onClick={control.discard}>
        {texts.discard}
      </Button>
    </p>
  )

/** What others corrected meanwhile, and the two ways on. Nothing typed is lost before the admin chooses. */
const Newer = ({ control: { article, draft, isOutdated, keepMine, takeNewer } }: PartProps) =>
  isOutdated && (
    <div role="alert" tabIndex={-1} className={styles.newer}>
      <strong>{texts.newer}</strong>
      <ul>
        {article.corrections
          .filter(({ version }) => version > draft.version)
          .map((correction) => (
            <li key={correction.version}>{correctedOn(correction)}</li>
          ))}
      </ul>
      <p>{texts.newerText}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={keepMine}>
          {texts.keepMine}
        </Button>
        <Button onClick={takeNewer}>{texts.takeNewer}</Button>
      </div>
    </div>
  )

const Sentences = ({ control }: PartProps) => {
  const { sentences } = control.draft
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))]
  return (
    <section aria-label={texts.text} className={styles.paragraphs}>
      <Heading as="h2">{texts.text}</Heading>
      {paragraphs.map((paragraph, index) => (
        <div key={paragraph} className={styles.paragraph}>
          <Heading as="h3">{texts.paragraph(index + 1)}</Heading>
          <ol className={styles.sentences}>
            {sentences.map(
              (sentence, at) =>
                sentence.paragraph === paragraph && (
                  <SentenceEditor
                    key={sentence.key}
                    control={control}
                    sentence={sentence}
                    number={at + 1}
                  />
                ),
            )}
          </ol>
          <div className={styles.actions}>
            <Button onClick={() => control.addSentence(paragraph)}>{texts.addTo(index + 1)}</Button>
          </div>
        </div>
      ))}
    </section>
  )
}

const Reason = ({ control: { article, draft, errors, set } }: PartProps) => (
  <>
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      placeholder={texts.notePlaceholder}
      rows={2}
      maxLength={LIMITS.correctionNote.max}
      value={draft.note}
      error={errors['note']}
      onChange={({ target }) => set({ note: target.value })}
    />
    <SelectField
      label={texts.reason}
      options={[
        { value: '', label: texts.ownFinding },
        ...article.sources.map(({ name, title }, index) => ({
          value: String(index),
          label: texts.laterSource(name, title),
        })),
      ]}
      value={draft.laterSource}
      onChange={({ target }) => set({ laterSource: target.value })}
    />
    <Switch
      label={texts.closesReports}
      hint={texts.closesReportsHint}
      checked={draft.closesReports}
      onChange={({ target }) => set({ closesReports: target.checked })}
    />
  </>
)

const Preview = ({ control: { article, draft } }: PartProps) => (
  <section className={styles.preview} aria-label={texts.preview}>
    <Heading as="h2">{texts.preview}</Heading>
    <p className={styles.hint}>{texts.previewHint}</p>
    <ArticleDiff before={article} after={draft} />
  </section>
)

/** Focuses the newer version or the first field with an error once it is shown. */
/** Moves the focus to what the admin must deal with, and back to the fields when the choice between versions ends. */
const useFormFocus = ({ errors, isOutdated }: CorrectionControl) => {
  const form = useRef<HTMLFormElement>(null)
  const wasOutdated = useRef(isOutdated)
  useEffect(() => {
    const focus = (selector: string): void =>
      form.current?.querySelector<HTMLElement>(selector)?.focus()
    if (Object.keys(errors).length > 0) focus('[role=alert][tabindex], [aria-invalid=true]')
    else if (wasOutdated.current && !isOutdated) focus('input')
    wasOutdated.current = isOutdated
  }, [errors, isOutdated])
  return form
}

/** The form that corrects an article. It shows the sources beside each sentence, and what would change. */
export const CorrectionForm = (options: CorrectionOptions) => {
  const control = useCorrection(options)
  const { draft, errors, set, isOutdated } = control
  const form = useFormFocus(control)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void control.submit()
      }}
    >
      <Restored control={control} />
      <Newer control={control} />
      <Card className={styles.fields}>
        <OlderVersions control={control} />
        <TextField
          label={texts.headline}
          autoComplete="off"
          maxLength={LIMITS.articleTitle}
          value={draft.title}
          error={errors['title']}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label={texts.excerpt}
          rows={3}
          maxLength={LIMITS.articleExcerpt}
          value={draft.excerpt}
          error={errors['excerpt']}
          onChange={({ target }) => set({ excerpt: target.value })}
        />
        <Sentences control={control} />
        <Reason control={control} />
      </Card>
      <Card>
        <Preview control={control} />
      </Card>
      {!isOutdated && (errors['form'] ?? '') !== '' && (
        <FieldNote tone="error" role="alert">
          {errors['form']}
        </FieldNote>
      )}
      {!isOutdated && (
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={control.isSaving}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}
