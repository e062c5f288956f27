import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type Article, reportArticle } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { FormFailure } from '#ui/feedback/form-failure.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { FormActions } from '#ui/overlays/form-dialog.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'

const texts = messages.report
const MAX = LIMITS.articleReport
/** The number of remaining characters is shown from here on. */
const NEARLY_FULL = 200

interface ReportDialogProps {
  article: Article
  /** Position of the sentence that is chosen at first. */
  sentence: number | undefined
  onClose: () => void
}

const Failure = ({ error }: { error: Error }) =>
  isUnauthenticated(error) ? null : (
    <FormFailure>
      <p>{texts.failed}</p>
      <p>{error.message}</p>
    </FormFailure>
  )

const WHOLE = ''

interface SentenceFieldProps {
  article: Article
  chosen: string
  onChoose: (index: string) => void
}

const SentenceField = ({ article, chosen, onChoose }: SentenceFieldProps) => (
  <SelectField
    label={texts.sentence}
    options={[
      { value: WHOLE, label: texts.wholeArticle },
      ...article.sentences.map(({ text }, index) => ({
        value: String(index),
        label: texts.numbered(index + 1, text),
      })),
    ]}
    value={chosen}
    hint={chosen === WHOLE ? undefined : article.sentences[Number(chosen)]?.text}
    onChange={({ target }) => onChoose(target.value)}
  />
)

/** The words go along, so that a correction in between does not shift what is meant. */
const sentenceOf = ({ sentences }: Article, chosen: string) => {
  const sentence = chosen === WHOLE ? undefined : sentences[Number(chosen)]
  return sentence && { sentence: { index: Number(chosen), text: sentence.text } }
}

const useReportArticle = (id: string) =>
  useMutation({
    mutationFn: (body: SentBodyOf<typeof reportArticle>) =>
      call(reportArticle, { params: { id }, body }),
  })

interface ReportFormProps {
  id: string
  article: Article
  sentence: number | undefined
  report: ReturnType<typeof useReportArticle>
  onSent: () => void
}

const ReportForm = ({ id, article, sentence, report, onSent }: ReportFormProps) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(sentence === undefined ? WHOLE : String(sentence))
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = MAX - text.length

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (report.isPending) return
    if (text.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    report.mutate({ text, ...sentenceOf(article, chosen) }, { onSuccess: onSent })
  }

  return (
    <FormGrid id={id} noValidate onSubmit={send}>
      <p>
        {texts.intro} {texts.outcome}
      </p>
      <SentenceField article={article} chosen={chosen} onChoose={setChosen} />
      <TextArea
        ref={field}
        label={texts.label}
        name="text"
        rows={5}
        maxLength={MAX}
        placeholder={texts.placeholder}
        value={text}
        error={isMissing ? texts.missing : undefined}
        hint={left <= NEARLY_FULL ? texts.left(left) : undefined}
        onChange={(event) => {
          setMissing(false)
          setText(event.target.value)
        }}
      />
      {report.error && <Failure error={report.error} />}
    </FormGrid>
  )
}

/** Reports a mistake to the moderators. The text stays until the server has stored it. */
export const ReportDialog = ({ article, sentence, onClose }: ReportDialogProps) => {
  const formId = useId()
  const report = useReportArticle(article.id)
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <FormActions form={formId} submit={texts.send} busy={report.isPending} onClose={onClose} />
      }
    >
      <ReportForm
        id={formId}
        article={article}
        sentence={sentence}
        report={report}
        onSent={() => {
          toast({ title: texts.sent, description: texts.sentText, tone: 'success' })
          onClose()
        }}
      />
    </Dialog>
  )
}
