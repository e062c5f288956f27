import { BellOff, BellRing } from 'lucide-react'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { useAddAlert, useAlerts, useRemoveAlert } from '../../api/alerts.ts'
import { messages } from '../../alert-texts.ts'

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
    (alert) => alert.kind === 'band' && nameIdentity(alert.bandName) === nameIdentity(bandName),
  )
  if (!known && isFollowed && data.followedBands) return <p>{messages.bandFollowed}</p>
  const say = (title: string) => ({
    onSuccess: () => toast({ title, tone: 'success' }),
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
