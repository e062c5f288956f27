import { BellOff, BellRing } from 'lucide-react'
import { foldWords } from '#shared/domain/search-fold.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { useAddAlert, useAlerts, useRemoveAlert } from '../../api/alerts.ts'
import { messages } from '../../alert-texts.ts'

const sameName = (one: string, other: string): boolean =>
  one === other || (foldWords(one).length > 0 && foldWords(one).join() === foldWords(other).join())

interface BandAlertProps {
  bandName: string
  /** Followed bands need no alert of their own, unless the member switched theirs off. */
  isFollowed?: boolean
}

/** Watches a band, or stops it. */
export const BandAlert = ({ bandName, isFollowed = false }: BandAlertProps) => {
  const { data } = useAlerts()
  const add = useAddAlert()
  const remove = useRemoveAlert()
  if (!data) return null
  const known = data.alerts.find(
    (alert) => alert.kind === 'band' && sameName(alert.bandName, bandName),
  )
  if (!known && isFollowed && data.followedBands) return <p>{messages.bandFollowed}</p>
  const say = (title: string) => ({
    onSuccess: () => {
      toast({ title, tone: 'success' })
    },
  })
  const toggle = () => {
    if (known) remove.mutate(known, say(messages.bandOff(bandName)))
    else add.mutate({ kind: 'band', bandName }, say(messages.bandOn(bandName)))
  }
  const Icon = known ? BellRing : BellOff
  return (
    <Button aria-pressed={!!known} busy={add.isPending || remove.isPending} onClick={toggle}>
      <Icon size={18} aria-hidden="true" />
      {messages.band(bandName)}
    </Button>
  )
}
