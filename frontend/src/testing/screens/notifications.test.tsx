import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listComments } from '#shared/api/comments.ts'
import {
  markRead,
  unreadCounts,
  userComments,
  userLikes,
  type ActivityNotification,
} from '#shared/api/notifications.ts'
import { follow, relationship } from '#shared/api/people.ts'
import { getPost, listPosts } from '#shared/api/posts.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, OK, pageOf } from '../fake-api.ts'
import { aPost, ulid } from '../members.ts'
import { answerArticles } from '../articles.ts'
import { aLikeNotification, anActivity } from '../notifications.ts'
import { openApp, theApi } from '../open-app.ts'
import { allWithText, button, find, findText, textOf, untilFocused, untilGone } from '../queries.ts'

const bar = () => within(screen.getByRole('navigation', { name: 'Schnellzugriff' }))
const likesButton = () => bar().getByRole('button', { name: /Horns/ })
const activitiesButton = () => bar().getByRole('button', { name: /Aktivitäten/ })

describe('the bar at the bottom', () => {
  it('shows the numbers of unread notifications, also in the title', async () => {
    theApi().on(unreadCounts, () => ({ likes: 3, comments: 120 }))
    await openApp('/gibt-es-nicht')
    await until(() => bar().getByRole('button', { name: /3 ungelesen.*Horns/ }))
    bar().getByRole('button', { name: /99\+ ungelesen.*Aktivitäten/ })
    expect(document.title).toMatch(/^\(99\+\) /)
  })

  it('polls the numbers every ten seconds', async () => {
    const calls = theApi().on(unreadCounts, () => ({ likes: 0, comments: 0 }))
    await openApp('/gibt-es-nicht')
    await until(() => {
      expect(calls.length).toBe(1)
    })
    await passTime(20_500)
    expect(calls.length).toBe(3)
  })
})

describe('the dialog of likes', () => {
  it('says that there are none', async () => {
    theApi().on(userLikes, () => [])
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(likesButton))
    await find('dialog', 'Deine Horns Up')
    await findText('Noch keine Likes für deine Beiträge')
    await user.click(button('Schließen'))
    await untilFocused(likesButton)
  })

  it('says that loading failed, and tries again', async () => {
    const api = theApi()
    let isDown = true
    api.on(userLikes, () => (isDown ? gatewayError(403) : [aLikeNotification(9)]))
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(likesButton))
    await findText('Fehler beim Laden')
    isDown = false
    await user.click(button('Nochmal versuchen'))
    await findText(/hat deinem Beitrag Horns gegeben/)
  })

  it('gathers likes by text, loads older ones, and polls while it is open', async () => {
    const first = aLikeNotification(9, { othersCount: 12, unreadCount: 13 })
    const older = aLikeNotification(8, { type: 'comment', commentId: `${ulid(108)}-${ulid(3)}` })
    const calls = theApi().on(userLikes, ({ query }) =>
      query.cursor === undefined ? pageOf([first], first.id) : [older],
    )
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await until(likesButton))
    await findText(/und 12 andere haben deinem Beitrag Horns gegeben/)
    await user.click(button('Ältere laden'))
    await findText(/hat deinem Kommentar Horns gegeben/)
    const before = calls.length
    await passTime(30_500)
    expect(calls.length).toBeGreaterThan(before)
    await user.click(button('Schließen'))
    const closed = calls.length
    await passTime(60_000)
    expect(calls.length).toBe(closed)
  })

  it('marks all as read at once and tells the server', async () => {
    const api = theApi()
    let unread = 2
    api.on(unreadCounts, () => ({ likes: unread, comments: 1 }))
    api.on(userLikes, () => [aLikeNotification(9, { unreadCount: unread })])
    const marks = api.on(markRead, () => {
      unread = 0
      return OK
    })
    const { user } = await openApp('/gibt-es-nicht')
    await until(() => bar().getByRole('button', { name: /2 ungelesen.*Horns/ }))
    await user.click(likesButton())
    await findText('Neu:')
    await user.click(button('Alle als gelesen markieren'))
    await until(() => {
      expect(textOf(likesButton())).toBe('Horns')
    })
    expect(marks.map(({ body }) => body)).toEqual([{ type: 'like' }])
    await until(() => {
      expect(allWithText('Neu:')).toEqual([])
    })
  })

  it('leads to a post of the feed and highlights it for three seconds', async () => {
    const api = theApi()
    const like = aLikeNotification(9, { unreadCount: 1 })
    api.on(userLikes, () => [like])
    api.on(listPosts, () => [aPost(109, 'Krach Nummer 9')])
    const marks = api.on(markRead, () => OK)
    const { user } = await openApp('/')
    await user.click(await until(likesButton))
    await user.click(await find('button', /Beitrag anzeigen/))
    await untilGone('dialog', 'Deine Horns Up')
    await passTime(200)
    const post = () => document.getElementById(`post-${like.postId}`)
    await until(() => {
      expect(post()?.className).toMatch(/red/)
    })
    expect(location.hash).toBe(`#post-${like.postId}`)
    await passTime(3100)
    expect(post()?.className).not.toMatch(/highlighted|red/)
    expect(marks.map(({ body }) => body)).toEqual([{ type: 'like', postId: like.postId }])
  })
})

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

  it('says that there are none, and marks every kind as read', async () => {
    const api = theApi()
    const items = [anActivity(9, { isUnread: true })]
    api.on(unreadCounts, () => ({ likes: 0, comments: items.length }))
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
    ])
  })
})
