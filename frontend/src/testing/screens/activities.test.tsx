import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listComments } from '#shared/api/comments.ts'
import {
  markRead,
  unread,
  userComments,
  type ActivityNotification,
} from '#shared/api/notifications.ts'
import { follow, relationship } from '#shared/api/people.ts'
import { getPost, listPosts } from '#shared/api/posts.ts'
import { exactTime } from '../../platform/time.ts'
import { until } from '../clock.ts'
import { OK } from '../fake-api.ts'
import { aPost, ulid, unreadNumbers } from '../members.ts'
import { answerArticles } from '../articles.ts'
import { anActivity } from '../notifications.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const bar = () => within(screen.getByRole('navigation', { name: 'Schnellzugriff' }))
const activitiesButton = () => bar().getByRole('button', { name: /Aktivitäten/ })

describe('the dialog of activities', () => {
  it('names comments, mentions and follows, and follows back', async () => {
    const api = theApi()
    api.on(relationship, () => ({ isFollowing: false, isBlocked: false }))
    api.on(follow, () => ({ isFollowing: true, isBlocked: false }))
    api.on(userComments, () => [
      anActivity(9),
      anActivity(8, { type: 'mention', postTitle: 'Neue Platte' }),
      anActivity(7, {
        type: 'follow',
        postId: null,
        postTitle: null,
        content: null,
        commentId: null,
        isUnread: true,
      }),
    ])
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(activitiesButton))
    await findText(/hat „Ohne Titel“ kommentiert/)
    await findText(/hat dich in „Neue Platte“ erwähnt/)
    await findText(/folgt dir jetzt/)
    await user.click(await find('button', 'Folgen: Riffqueen'))
    await find('button', 'Entfolgen: Riffqueen')
  })

  it('opens the comments of a post that the feed has not loaded, highlighted blue', async () => {
    const api = theApi()
    const activity = anActivity(9, { isUnread: true })
    api.on(userComments, () => [activity])
    api.on(listPosts, () => [aPost(50, 'Anderer')])
    api.on(getPost, () => aPost(109, 'Krach Nummer 9', { commentsCount: 1 }))
    api.on(listComments, () => [])
    const marks = api.on(markRead, () => OK)
    const { user } = await openApp('/')
    await user.click(await until(activitiesButton))
    await user.click(await find('button', /Beitrag anzeigen/))
    await until(() => {
      expect(document.getElementById(`post-${ulid(109)}`)?.className).toMatch(/blue/)
    })
    await find('region', 'Kommentare')
    const { postId, commentId } = activity
    expect(marks.map(({ body }) => body)).toEqual([{ type: 'comment', postId, commentId }])
  })

  it('tells what came of a reported article, and leads to it', async () => {
    const api = theApi()
    const about = (number: number, article: NonNullable<ActivityNotification['article']>) =>
      anActivity(number, {
        ...{ type: 'article', article, postId: null, postTitle: null, content: null },
        ...{ commentId: null, userId: null, commenter: null, isUnread: true },
      })
    answerArticles(api, [])
    const note = 'Es ist der 12. März.'
    api.on(userComments, () => [
      about(3, { id: ulid(50), outcome: 'corrected', title: 'Tour steht', note }),
      about(2, { id: ulid(51), outcome: 'removed', title: 'Alles falsch', note: null }),
      about(1, { id: ulid(52), outcome: 'kept', title: 'Stimmt so', note: null }),
    ])
    const marks = api.on(markRead, () => OK)
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(activitiesButton))
    await findText(note)
    await findText('Danke! Korrigiert:')
    await findText('Danke! Vom Netz genommen:')
    await findText('Wir haben nachgesehen und nichts geändert.')
    const gone = await find('link', 'Andere News statt Alles falsch')
    expect(gone.getAttribute('href')).toBe('/news')
    await user.click(await find('link', 'Artikel anzeigen: Tour steht'))
    await until(() => {
      expect(location.pathname).toBe(`/news/${ulid(50)}`)
    })
    expect(marks[0]?.body).toEqual({ type: 'article', notificationId: ulid(3) })
  })

  it('tells that held content was released, and leads to it', async () => {
    const api = theApi()
    const path = `/gibt-es-nicht?post=${ulid(60)}`
    const decision = { id: ulid(61), event: 'released', excerpt: 'Kein Platz.', path } as const
    api.on(userComments, () => [
      anActivity(3, {
        ...{ type: 'decision', decision, postId: null, postTitle: null, content: null },
        ...{ commentId: null, userId: null, commenter: null, isUnread: true },
      }),
    ])
    api.on(markRead, () => OK)
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(activitiesButton))
    await findText('Freigegeben:')
    await user.click(await find('link', 'Ansehen: Kein Platz.'))
    await until(() => {
      expect(location.search).toBe(`?post=${ulid(60)}`)
    })
  })

  it('says how an export ended, and leads to it', async () => {
    const api = theApi()
    const about = (number: number, dataExport: NonNullable<ActivityNotification['dataExport']>) =>
      anActivity(number, {
        ...{ type: 'export', dataExport, postId: null, postTitle: null, content: null },
        ...{ commentId: null, userId: null, commenter: null, isUnread: true },
      })
    const availableUntil = '2026-11-29T11:00:00.000Z'
    answerSettings(api)
    api.on(userComments, () => [
      about(2, { id: ulid(50), outcome: 'ready', availableUntil }),
      about(1, { id: ulid(51), outcome: 'failed', availableUntil: null }),
    ])
    const marks = api.on(markRead, () => OK)
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(activitiesButton))
    await findText('Dein Datenexport liegt bereit')
    await findText(`Abholen kannst du ihn bis ${exactTime(new Date(availableUntil))} Uhr.`)
    await findText('Das lag an uns. Fordere einfach einen neuen an.')
    const [link] = await until(() => screen.getAllByRole('link', { name: 'Zu deinem Export' }))
    if (link) await user.click(link)
    await until(() => {
      expect(location.pathname + location.hash).toBe('/deine-daten#export')
    })
    expect(marks[0]?.body).toEqual({ type: 'export', notificationId: ulid(2) })
  })

  it('says that there are none, and marks every kind as read', async () => {
    const api = theApi()
    const items = [anActivity(9, { isUnread: true })]
    api.on(unread, () => unreadNumbers({ comments: items.length }))
    api.on(userComments, () => items)
    const marks = api.on(markRead, ({ body }) => {
      if (body.type === 'comment') items.pop()
      return OK
    })
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(activitiesButton))
    await user.click(await find('button', 'Alle als gelesen markieren'))
    await findText('Noch keine Kommentare zu deinen Beiträgen')
    expect(marks.map(({ body }) => body.type)).toEqual([
      'comment',
      'mention',
      'follow',
      'concert',
      'band',
      'article',
      'decision',
      'export',
    ])
  })
})
