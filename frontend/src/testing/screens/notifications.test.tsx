import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { markRead, unread, userLikes } from '#shared/api/notifications.ts'
import { listPosts } from '#shared/api/posts.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, OK, pageOf } from '../fake-api.ts'
import { aPost, ulid, unreadNumbers } from '../members.ts'
import { aLikeNotification } from '../notifications.ts'
import { openApp, theApi } from '../open-app.ts'
import { allWithText, button, find, findText, textOf, untilFocused, untilGone } from '../queries.ts'

const bar = () => within(screen.getByRole('navigation', { name: 'Schnellzugriff' }))
const likesButton = () => bar().getByRole('button', { name: /Horns/ })

describe('the bar at the bottom', () => {
  it('shows the numbers of unread notifications, also in the title', async () => {
    theApi().on(unread, () => unreadNumbers({ likes: 3, comments: 120 }))
    await openApp('/gibt-es-nicht')
    await until(() => bar().getByRole('button', { name: /3 ungelesen.*Horns/ }))
    bar().getByRole('button', { name: /99\+ ungelesen.*Aktivitäten/ })
    expect(document.title).toMatch(/^\(99\+\) /)
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
    let likes = 2
    api.on(unread, () => unreadNumbers({ likes, comments: 1 }))
    api.on(userLikes, () => [aLikeNotification(9, { unreadCount: likes })])
    const marks = api.on(markRead, () => {
      likes = 0
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
