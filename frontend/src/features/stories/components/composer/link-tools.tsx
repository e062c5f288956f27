import { useState, type SubmitEvent } from 'react'
import { piecesWithLinks } from '#shared/domain/links.ts'
import { STORY } from '#shared/domain/stories.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { composerMessages } from '../../composer-texts.ts'
import * as styles from './tools.module.css'

const texts = composerMessages.link

/** The address as viewers can open it; undefined when it is none. */
const addressOf = (typed: string): string | undefined => {
  const text = typed.trim()
  const address = /^(?:https?:\/\/|www\.)/i.test(text) ? text : `https://${text}`
  const [piece, ...others] = piecesWithLinks(address)
  const isWhole = piece?.href !== undefined && others.length === 0 && piece.text.includes('.')
  return isWhole && address.length <= STORY.overlayText ? address : undefined
}

interface LinkToolsProps {
  onPlace: (address: string) => void
}

/** Puts a web address on the slide, as a text that can be moved like others. */
export const LinkTools = ({ onPlace }: LinkToolsProps) => {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = addressOf(typed)
    if (address === undefined) setRefused(true)
    else onPlace(address)
  }
  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <TextField
        label={texts.address}
        type="url"
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={STORY.overlayText}
        error={isRefused ? texts.invalid : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
      <Button type="submit" variant="secondary">
        {texts.place}
      </Button>
    </form>
  )
}
