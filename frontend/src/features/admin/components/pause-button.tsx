import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { usePause } from '../api/runs.ts'
import { messages } from '../texts.ts'
import * as panelStyles from './panel.module.css'

const texts = messages.pipeline

const PAUSE = {
  title: texts.pauseTitle,
  question: texts.pauseQuestion,
  confirm: texts.pauseConfirm,
  variant: 'danger',
} as const

const RESUME = {
  title: texts.resumeTitle,
  question: texts.resumeQuestion,
  confirm: texts.resumeConfirm,
  variant: 'primary',
} as const

interface AskProps {
  isPaused: boolean
  onClose: () => void
}

const Ask = ({ isPaused, onClose }: AskProps) => {
  const pause = usePause()
  return (
    <ConfirmDialog
      {...(isPaused ? RESUME : PAUSE)}
      busy={pause.isPending}
      onConfirm={() => pause.mutate(!isPaused, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}

/** Pauses or resumes the pipeline after a confirmation. */
export const PauseButton = ({ isPaused }: { isPaused: boolean }) => {
  // The open question does not change when another admin pauses or resumes in the meantime.
  const [asked, setAsked] = useState<{ isPaused: boolean } | null>(null)
  return (
    <>
      <Button
        className={panelStyles.action}
        aria-haspopup="dialog"
        onClick={() => setAsked({ isPaused })}
      >
        {isPaused ? (
          <CirclePlay size={20} aria-hidden="true" />
        ) : (
          <CirclePause size={20} aria-hidden="true" />
        )}
        {isPaused ? texts.resume : texts.pause}
      </Button>
      {asked && <Ask isPaused={asked.isPaused} onClose={() => setAsked(null)} />}
    </>
  )
}
