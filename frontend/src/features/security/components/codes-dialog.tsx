import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#spa/platform/save-file.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages } from '../texts.ts'
import * as styles from './security.module.css'

const texts = messages.codes

interface CodesDialogProps {
  codes: readonly string[]
  username: string
  onDone: () => void
}

const textOf = ({ codes, username }: Pick<CodesDialogProps, 'codes' | 'username'>): string =>
  [texts.fileHead(username), '', ...codes, ''].join('\n')

/** Returns the message for the member. */
const copy = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return texts.copied
  } catch {
    return texts.copyFailed
  }
}

const download = (text: string, name: string): void => {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}

type CodesProps = Omit<CodesDialogProps, 'onDone'>

/** The codes, and ways to keep them. */
export const Codes = ({ codes, username }: CodesProps) => {
  const [note, setNote] = useState('')
  const text = textOf({ codes, username })
  return (
    <div className={styles.codes}>
      <p>{texts.shownOnce}</p>
      <ol className={styles.codesList} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classNames(styles.actions, styles.codesWays)}>
        <Button onClick={() => void copy(text).then(setNote)}>
          <Copy size={18} aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button
          onClick={() => {
            download(text, texts.fileName(username))
            setNote(texts.downloaded)
          }}
        >
          <Download size={18} aria-hidden="true" />
          {texts.download}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <p className={styles.codesNote} role="status">
        {note}
      </p>
    </div>
  )
}

export const CodesKept = ({ onDone }: Pick<CodesDialogProps, 'onDone'>) => (
  <Button variant="primary" onClick={onDone}>
    {texts.confirm}
  </Button>
)

/** Shows the codes once. Neither Escape nor a click outside closes the dialog. */
export const CodesDialog = ({ onDone, ...codes }: CodesDialogProps) => (
  <Dialog printable title={texts.title} actions={<CodesKept onDone={onDone} />}>
    <Codes {...codes} />
  </Dialog>
)
