import { ulidDate } from '#shared/domain/ids.ts'
import { query } from '#platform/table/index.ts'
import {
  ACTIVITIES,
  activityIdOf,
  type AnyActivityItem,
  EARLIER_LIKES,
  type EarlierLikeItem,
  isAuthorless,
  LIKES,
  likesIdOf,
  type LikesItem,
  notifyPartition,
} from '../../notifications/index.ts'
import { namesFor } from './names.ts'
import { entriesOf, PAGE, startAt } from './paging.ts'
import { date, number, section, text } from '../model/section.ts'

const KINDS: Readonly<Record<AnyActivityItem['kind'], string>> = {
  comment: 'Kommentar',
  mention: 'Erwähnung',
  follow: 'Folgt dir',
  concert: 'Konzert',
  band: 'Band',
  article: 'Artikel',
  decision: 'Entscheidung',
  export: 'Export deiner Daten',
}

const causeOf = (item: AnyActivityItem): string | undefined => {
  if (isAuthorless(item)) return undefined
  return 'actor' in item ? item.actor.id : item.author.id
}

const subjectOf = (item: AnyActivityItem): string | undefined => {
  switch (item.kind) {
    case 'concert':
      return `${item.concert.bandName}, ${item.concert.city}`
    case 'band':
      return item.band.name
    case 'article':
      return item.article.title
    case 'decision':
      return item.decision.excerpt
    case 'export':
      return item.dataExport.outcome === 'ready' ? 'Fertig' : 'Abgebrochen'
    default:
      return item.content ?? item.postTitle
  }
}

export const notifications = section({
  id: 'notifications',
  kinds: ['activity'],
  title: 'Benachrichtigungen',
  about: 'Worüber wir dich benachrichtigt haben.',
  fields: { at: date('Wann'), kind: text('Was'), by: text('Von'), text: text('Text') },
  read: async (memberId, cursor) => {
    const page = await query(notifyPartition<AnyActivityItem>(memberId), {
      beginsWith: ACTIVITIES,
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const nameOf = await namesFor(memberId, page.items.map(causeOf))
    return entriesOf(page, (item) => ({
      at: ulidDate(activityIdOf(item)),
      kind: KINDS[item.kind],
      by: isAuthorless(item) ? null : nameOf(causeOf(item)),
      text: subjectOf(item),
    }))
  },
})

export const receivedLikes = section({
  id: 'received-likes',
  kinds: ['likes-of-text'],
  title: 'Hörner für dich',
  about: 'Wie viele Hörner deine Texte bekommen haben, und von wem die letzten waren.',
  fields: {
    at: date('Zuletzt'),
    postId: text('Nummer des Beitrags'),
    text: text('Text'),
    by: text('Zuletzt von'),
    count: number('Anzahl'),
  },
  read: async (memberId, cursor) => {
    const page = await query(notifyPartition<LikesItem>(memberId), {
      beginsWith: LIKES,
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const nameOf = await namesFor(
      memberId,
      page.items.map(({ author }) => author.id),
    )
    return entriesOf(page, (item) => ({
      at: ulidDate(likesIdOf(item)),
      postId: item.postId,
      text: item.content,
      by: nameOf(item.author.id),
      count: item.count,
    }))
  },
})

export const earlyLikes = section({
  id: 'early-likes',
  kinds: ['early-like'],
  title: 'Frühe Hörner für dich',
  about: 'Einzelne Hörner aus der Zeit, bevor wir sie zusammengezählt haben.',
  fields: {
    at: date('Wann'),
    postId: text('Nummer des Beitrags'),
    text: text('Text'),
    by: text('Von'),
  },
  read: async (memberId, cursor) => {
    const page = await query(notifyPartition<EarlierLikeItem>(memberId), {
      beginsWith: EARLIER_LIKES,
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const nameOf = await namesFor(
      memberId,
      page.items.map(({ liker }) => liker.id),
    )
    return entriesOf(page, (item) => ({
      at: ulidDate(likesIdOf(item)),
      postId: item.postId,
      text: item.content,
      by: nameOf(item.liker.id),
    }))
  },
})
