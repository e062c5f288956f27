import { memberKey } from '#platform/identity/member.items.ts'
import { getMany } from '#platform/table/index.ts'
import { tasteKey } from '../../community/items/index.ts'
import { presentTaste, unpackTaste } from '../../community/suggestions/index.ts'
import { alertsKey } from '../../concerts/alerts/index.ts'
import { feedKey } from '../../concerts/calendar/index.ts'
import { notificationsKey, presentNotifications } from '../../settings/index.ts'
import { atMostOne } from './paging.ts'
import { flag, list, section, text } from '../model/section.ts'

type Alert = { readonly kind: string } & Readonly<Record<string, unknown>>

const alertText = (alert: Alert): string =>
  Object.entries(alert)
    .filter(([name]) => name !== 'id' && name !== 'kind')
    .map(([, value]) => String(value))
    .join(', ')

export const settings = section({
  id: 'settings',
  kinds: ['notification-settings', 'taste', 'concert-alerts', 'personal-calendar'],
  title: 'Einstellungen',
  about: 'Was du eingestellt hast, und was der Feed über deinen Geschmack weiß.',
  fields: {
    onWall: flag('Auf der Wall of Horns'),
    inSearch: flag('In der Suche'),
    whoMayWrite: text('Wer dir schreiben darf'),
    readReceipts: flag('Lesebestätigungen'),
    onlineState: flag('Online-Anzeige'),
    notifiesCommunity: flag('Benachrichtigt über Community'),
    notifiesContent: flag('Benachrichtigt über Inhalte'),
    notifiesSystem: flag('Benachrichtigt über Konto und Betrieb'),
    personalized: flag('Persönliche Vorschläge'),
    push: flag('Push'),
    quietHours: text('Ruhezeit'),
    newestFirst: flag('Feed nur nach Zeit'),
    learnedGenres: list('Gelernter Geschmack'),
    concertAlerts: list('Konzert-Alarme'),
    hasCalendar: flag('Eigener Kalender (ohne die geheime Adresse)'),
  },
  read: async (memberId) => {
    const [member, notifications, taste, alerts, feed] = await getMany([
      memberKey(memberId),
      notificationsKey(memberId),
      tasteKey(memberId),
      alertsKey(memberId),
      feedKey(memberId),
    ] as const)
    if (!member) return { entries: [] }
    const notifies = presentNotifications(notifications)
    const { newestFirst, learned } = presentTaste(unpackTaste(taste))
    const quiet = notifications?.quietHours
    return atMostOne({
      onWall: !member.hiddenOnWall,
      inSearch: !member.hiddenInSearch,
      whoMayWrite: WHO_MAY_WRITE[member.whoMayWrite ?? 'all'],
      readReceipts: !member.hiddenReadReceipts,
      onlineState: !member.hiddenOnlineState,
      notifiesCommunity: notifies.community,
      notifiesContent: notifies.content,
      notifiesSystem: notifies.system,
      personalized: notifies.personalized,
      push: notifications?.enabled ?? false,
      quietHours: quiet ? JSON.stringify(quiet) : null,
      newestFirst,
      learnedGenres: learned.genres.map(({ genre, likes }) => `${genre} (${likes})`),
      concertAlerts: (alerts?.alerts ?? []).map(alertText),
      hasCalendar: feed !== undefined,
    })
  },
})

const WHO_MAY_WRITE = {
  all: 'Alle',
  followed: 'Wem du folgst',
  nobody: 'Niemand',
} as const
