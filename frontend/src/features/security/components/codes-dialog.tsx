import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages } from '../texts.ts'
import './security.css'

const texts = messages.codes

interface CodesDialogProps {
  codes: readonly string[]
  username: string
  onDone: () => void
}

const textOf = ({ codes, username }: Pick<CodesDialogProps, 'codes' | 'username'>): string =>
  [texts.fileHead(username), '', ...codes, ''].join('\n')

/** Answers what to tell. */
const copy = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return texts.copied
  } catch {
    return texts.copyFailed
  }
}

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The one time the codes are seen: no stray click, no Escape takes them away. */
export const CodesDialog = ({ codes, username, onDone }: CodesDialogProps) => {
  const [told, setTold] = useState('')
  const text = textOf({ codes, username })
  return (
    <Dialog
      printable
      title={texts.title}
      actions={
        <Button variant="primary" onClick={onDone}>
          {texts.confirm}
        </Button>
      }
    >
      <div className="codes">
        <p>{texts.shownOnce}</p>
        <ol className="codes-list" aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="security-actions codes-ways">
          <Button onClick={() => void copy(text).then(setTold)}>
            <Copy size={18} aria-hidden="true" />
            {texts.copy}
          </Button>
          <Button
            onClick={() => {
              download(text, texts.fileName(username))
              setTold(texts.downloaded)
            }}
          >
            <Download size={18} aria-hidden="true" />
            {texts.download}
          </Button>
          <Button
            onClick={() => {
              window.print()
            }}
          >
            <Printer size={18} aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
        <p className="codes-told" role="status">
          {told}
        </p>
      </div>
    </Dialog>
  )
}
