import { Trash2 } from 'lucide-react'
import type { ConcertAlert, ConcertAlerts } from '#shared/api/concert-alerts.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useAddAlert, useAlerts, useRemoveAlert, type NewAlert } from '../../api/alerts.ts'
import { messages } from '../../alert-texts.ts'
import { BandForm, PlaceForm } from './alert-forms.tsx'
import * as styles from './alerts.module.css'

const nameOf = (alert: ConcertAlert): string => {
  if (alert.kind === 'band') return alert.bandName
  if (alert.kind === 'city') return messages.city(alert.city)
  return messages.place(alert.place.name, alert.place.country, alert.radiusKm)
}

/** What adds the alert again. */
const bodyOf = (alert: ConcertAlert): NewAlert => {
  if (alert.kind === 'band') return { kind: 'band', bandName: alert.bandName }
  if (alert.kind === 'city') return { kind: 'city', city: alert.city }
  return { kind: 'place', placeId: alert.place.id, radiusKm: alert.radiusKm }
}

const AlertList = ({ alerts }: Pick<ConcertAlerts, 'alerts'>) => {
  const add = useAddAlert()
  const remove = useRemoveAlert()
  const takeBack = (alert: ConcertAlert) => {
    remove.mutate(alert, {
      onSuccess: () => {
        toast({
          title: messages.removed(nameOf(alert)),
          tone: 'success',
          action: {
            label: messages.undo,
            onSelect: () => add.mutate(bodyOf(alert)),
          },
        })
      },
    })
  }
  if (alerts.length === 0) return <p>{messages.none}</p>
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {alerts.map((alert) => (
        <li key={alert.id} className={styles.row}>
          <bdi>{nameOf(alert)}</bdi>
          <IconButton label={messages.remove(nameOf(alert))} onClick={() => takeBack(alert)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

const Alerts = ({ alerts, followedBands }: ConcertAlerts) => {
  const add = useAddAlert()
  return (
    <div className={styles.root}>
      <PlaceForm />
      <BandForm />
      <AlertList alerts={alerts} />
      <Switch
        label={messages.followedBands}
        hint={messages.followedBandsHint}
        checked={followedBands}
        onChange={(event) => add.mutate({ kind: 'followedBands', isOn: event.target.checked })}
      />
    </div>
  )
}

const Content = () => (
  <Loaded
    query={useAlerts()}
    failed={messages.loadFailed}
    space="panel"
    loading={<Loading label={messages.loading} />}
  >
    {(data) => <Alerts {...data} />}
  </Loaded>
)

/** What the member is told of when a concert is added. */
export const AlertsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={messages.title} onClose={onClose}>
    <p>{messages.text}</p>
    <Content />
  </Dialog>
)
