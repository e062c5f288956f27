import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/api/auth.ts'
import { listComments } from '#shared/api/comments.ts'
import { unread } from '#shared/api/notifications.ts'
import { getPost, listPosts } from '#shared/api/posts.ts'
import { relationship } from '#shared/api/people.ts'
import { passTime, pollGaps, until } from '../clock.ts'
import { OK } from '../fake-api.ts'
import { startLiveServer, type LiveServer } from '../live-server.ts'
import { aComment, aMember, aPost, ME, ulid, unreadNumbers } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerProfile } from '../people.ts'
import { button, find, withText, inside } from '../queries.ts'

const MARA = aMember(20, 'Mara')

const untilOpen = (live: LiveServer): Promise<void> =>
  until(() => {
    expect(live.openSockets()).toBe(1)
  })

const links = (name: RegExp): HTMLElement[] => screen.getAllByRole('link', { name })

describe('unread messages', () => {
  it('are shown in header, title and app icon, and go with the session', async () => {
    const api = theApi()
    const badges: number[] = []
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(badges.push(count)),
      clearAppBadge: () => Promise.resolve(badges.push(0)),
    })
    api.on(unread, () => unreadNumbers({ messages: 3 }))
    api.on(logout, () => OK)
    const { user } = await openApp('/')
    await find('link', /3 ungelesen/)
    expect(links(/Nachrichten/).map((link) => link.getAttribute('href'))).toEqual(['/messages'])
    expect(document.title).toBe('(3) Community · Höllenlärm')
    await user.click(button('Abmelden'))
    await find('button', 'Rein in den Pit')
    expect(document.title).toBe('Anmelden · Höllenlärm')
    expect(badges.filter((count, index) => count !== badges[index - 1]).slice(-2)).toEqual([3, 0])
  })

  it('are shown as 99+ in the bar of a phone, which leads to the messages', async () => {
    theApi().on(unread, () => unreadNumbers({ messages: 100 }))
    await openApp('/', { isPhone: true })
    const bar = await inside('navigation', 'Schnellzugriff')
    const link = await until(() => bar.getByRole('link', { name: /99\+ ungelesen.*Nachrichten/ }))
    expect(link.getAttribute('href')).toBe('/messages')
    expect(bar.getAllByRole('link')).toHaveLength(2)
    expect(document.title).toBe('(99+) Community · Höllenlärm')
  })

  it('are asked for with a channel only on a hint and on return to the tab', async () => {
    const api = theApi()
    let messages = 0
    const calls = api.on(unread, () => unreadNumbers({ messages }))
    const server = await startLiveServer(api)
    await openApp('/gibt-es-nicht')
    await untilOpen(server)
    await passTime(10_000)
    const before = calls.length
    await passTime(60_000)
    expect(calls.length).toBe(before)
    messages = 1
    server.hint('threads', ulid(20))
    server.hint('unread', ME.id)
    await find('link', /1 ungelesen/)
    expect(calls.length).toBe(before + 1)
    messages = 2
    await passTime(10_000)
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await find('link', /2 ungelesen/)
    expect(calls.length).toBe(before + 2)
  })

  it('are polled every ten seconds without a channel', async () => {
    const times: number[] = []
    theApi().on(unread, () => {
      times.push(Date.now())
      return unreadNumbers()
    })
    await openApp('/gibt-es-nicht')
    const tenSeconds: unknown = expect.closeTo(10_000, -3)
    expect(await pollGaps(times, 10_000)).toEqual([tenSeconds, tenSeconds])
  })
})

describe('the live channel', () => {
  it('shows a comment by another member, and the new counters', async () => {
    const api = theApi()
    const post = aPost(7, 'Wer ist dabei?')
    const comments = [aComment(7, 30, 'Ich!', MARA)]
    api.on(listPosts, () => [post])
    api.on(listComments, () => comments)
    api.on(getPost, () => ({ ...post, commentsCount: 2, likesCount: 5 }))
    const server = await startLiveServer(api)
    const { user } = await openApp('/')
    await until(() => withText('article', 'Wer ist dabei?'))
    await untilOpen(server)
    const card = within(withText('article', 'Wer ist dabei?'))
    await user.click(card.getByRole('button', { name: 'Kommentare: 0' }))
    await until(() => card.getByText('Ich!'))
    const watch = { action: 'watch', watched: [{ topic: 'comments', id: post.id }] }
    await until(() => {
      expect(server.received.at(-1)).toEqual(watch)
    })
    await passTime(6000)
    comments.push(aComment(7, 31, 'Und ich.', MARA))
    server.hint('comments', post.id)
    await until(() => card.getByText('Und ich.'))
    await until(() => card.getByRole('button', { name: 'Kommentare: 2' }))
    card.getByRole('button', { name: 'Horns: 5' })

    await user.click(card.getByRole('button', { name: 'Kommentare: 2' }))
    await until(() => {
      expect(server.received.at(-1)).toEqual({ action: 'watch', watched: [] })
    })
  })

  it('ends with the session', async () => {
    const api = theApi()
    api.on(logout, () => OK)
    const server = await startLiveServer(api)
    const { user } = await openApp('/')
    await untilOpen(server)
    await user.click(button('Abmelden'))
    await find('button', 'Rein in den Pit')
    await until(() => {
      expect(server.openSockets()).toBe(0)
    })
  })
})

describe('the entrances to a chat', () => {
  it('is a button on the page of a member, and none when they are blocked', async () => {
    const api = theApi()
    answerProfile(api, MARA)
    const { visit } = await openApp(`/users/${MARA.username}`)
    const link = await find('link', 'Nachricht')
    expect(link.getAttribute('href')).toBe(`/messages?user=${MARA.id}`)

    api.on(relationship, () => ({ isFollowing: false, isBlocked: true }))
    await visit(`/users/${MARA.username}`)
    await find('button', 'Freigeben')
    expect(screen.queryByRole('link', { name: 'Nachricht' })).toBeNull()
  })
})
