import { useState } from 'react'
import { Download } from 'lucide-react'
import { LIMITS } from '#shared/domain/limits.ts'
import { saveFile } from '#spa/platform/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { FILE_TEXTS, messages, FIELD_TEXTS } from '../../import-texts.ts'
import { UnreadableFile } from '../../model/import/read-file.ts'
import { SENT_FIELDS } from '../../model/import/fields.ts'
import { formatCount } from './format-count.ts'
import * as styles from './import.module.css'

interface FileStepProps {
  onFile: (file: Blob) => void
  isReading: boolean
  error: Error | null
}

const reasonOf = (error: Error | null): string | undefined => {
  if (!error) return undefined
  return error instanceof UnreadableFile ? error.message : FILE_TEXTS.unreadable
}

type Template = Readonly<Record<(typeof SENT_FIELDS)[number], string>>

const EXAMPLE: Template = {
  bandName: 'Grabesruh',
  venue: 'Zur lauten Linde',
  city: 'Dortmund',
  country: 'Deutschland',
  date: '24.12.2027',
  time: '20:00',
  price: '25 €',
  ticketUrl: 'https://tickets.example/grabesruh',
  genre: 'Doom Metal',
  description: 'Mit zwei Vorbands.',
}

const lineOf = (values: Template): string => SENT_FIELDS.map((field) => values[field]).join(';')

/** A table to fill in. Excel recognises UTF-8 by the mark, and in German the semicolon. */
const template = (): string => `\ufeff${[lineOf(FIELD_TEXTS), lineOf(EXAMPLE)].join('\r\n')}\r\n`

const saveTemplate = (): void => {
  saveFile(new Blob([template()], { type: 'text/csv;charset=utf-8' }), messages.templateName)
}

/** Cells or a calendar that were copied, in place of a file. */
const PastedText = ({ onFile }: Pick<FileStepProps, 'onFile'>) => {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea
        label={messages.pasted}
        hint={messages.pastedHint}
        optional
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button className={styles.start} onClick={() => onFile(new Blob([text]))}>
          {messages.readPasted}
        </Button>
      )}
    </>
  )
}

export const FileStep = ({ onFile, isReading, error }: FileStepProps) => (
  <div className={styles.step}>
    <TextField
      type="file"
      label={messages.file}
      hint={isReading ? messages.reading : messages.fileHint(formatCount(LIMITS.importRows))}
      error={reasonOf(error)}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
      }}
    />
    <PastedText onFile={onFile} />
    <Button className={styles.start} onClick={saveTemplate}>
      <Download size={18} aria-hidden="true" />
      {messages.template}
    </Button>
  </div>
)
