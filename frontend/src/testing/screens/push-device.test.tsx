import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { logout } from '#shared/api/auth.ts'
import { listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { markRead, unread, userLikes } from '#shared/api/notifications.ts'
import { getPost, listPosts } from '#shared/api/posts.ts'
import { subscribeToPush, unsubscribeFromPush, type PushState } from '#shared/api/push.ts'
import { PUSH_PATHS, PUSH_TAGS } from '#shared/domain/push-places.ts'
import { deviceIdOf } from '../../platform/push/device-id.ts'
import { passTime, until } from '../clock.ts'
import { OK } from '../fake-api.ts'
import { aComment, aMember, aPost, ME, ulid, unreadNumbers } from '../members.ts'
import { answerThread } from '../messages.ts'
import { aLikeNotification } from '../notifications.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPush, aStateWith, FakePushBrowser } from '../push.ts'
import { aPushState, PUBLIC_KEY } from '../push-state.ts'
import { button, find, findText, untilFocused, withText } from '../queries.ts'

const ENDPOINT = 'https://push.example/here'
const KEPT = 'hoellenlaerm-push'
const SESSION = 'a'.repeat(8)
const MARA = aMember(20, 'Mara')

const keep = (change: object = {}): void => {
  localStorage.setItem(
    KEPT,
    JSON.stringify({ memberId: ME.id, endpoint: ENDPOINT, session: SESSION, ...change }),
  )
}

const keptEndpoint = (): unknown =>
  (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { endpoint?: unknown }).endpoint

let browser = new FakePushBrowser()

beforeEach(() => {
  browser = new FakePushBrowser().install()
  browser.subscribed(ENDPOINT)
})

/** What the app sends to the server for push while it starts. */
const startWith = async (state: PushState) => {
  const api = theApi()
  answerPush(api, state)
  const subscribed = api.on(subscribeToPush, ({ body }) => aStateWith(body.endpoint))
  const unsubscribed = api.on(unsubscribeFromPush, () => aPushState())
  await openApp('/gibt-es-nicht')
  return { subscribed, unsubscribed }
}

describe('push at the start', () => {
  it('changes nothing when browser and server agree', async () => {
    keep()
    const { subscribed, unsubscribed } = await startWith(await aStateWith(ENDPOINT))
    await until(() => {
      expect(localStorage.getItem('hoellenlaerm-notifications')).toContain('"enabled":true')
    })
    expect([...subscribed, ...unsubscribed]).toEqual([])
  })

  it('tells the server when the permission was revoked', async () => {
    keep()
    browser.permission = 'denied'
    browser.subscription = null
    const { unsubscribed } = await startWith(await aStateWith(ENDPOINT))
    await until(() => {
      expect(unsubscribed.map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
    })
    await until(() => {
      expect(localStorage.getItem(KEPT)).toBeNull()
    })
  })

  it.each([
    ['the browser lost its subscription', () => (browser.subscription = null)],
    [
      'the key of the server was rotated',
      () => browser.subscribed(ENDPOINT, PUBLIC_KEY.replace('BA', 'BB')),
    ],
  ])('subscribes again when %s', async (_, change) => {
    keep()
    change()
    const { subscribed, unsubscribed } = await startWith(await aStateWith(ENDPOINT))
    await until(() => {
      expect(unsubscribed.map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
    })
    expect(subscribed.map(({ body }) => body.endpoint)).toEqual([browser.subscription?.endpoint])
    expect(keptEndpoint()).toBe(browser.subscription?.endpoint)
  })

  it('tells the server the endpoint that the browser changed', async () => {
    keep({ endpoint: 'https://push.example/before' })
    const { subscribed } = await startWith(await aStateWith('https://push.example/before'))
    await until(() => {
      expect(subscribed.map(({ body }) => body.endpoint)).toEqual([ENDPOINT])
    })
  })

  it('ends when another device removed this one', async () => {
    keep()
    const { subscribed } = await startWith(aPushState({ enabled: true }))
    await until(() => {
      expect(browser.subscription).toBeNull()
    })
    expect(subscribed).toEqual([])
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('is on again after a lost session, with which the server forgot the device', async () => {
    keep({ session: 'earlier' })
    const { subscribed } = await startWith(aPushState({ enabled: true }))
    await until(() => {
      expect(subscribed.map(({ body }) => body.endpoint)).toEqual([ENDPOINT])
    })
  })

  it('ends when another member signs in', async () => {
    keep({ memberId: ulid(99) })
    const { subscribed } = await startWith(aPushState())
    await until(() => {
      expect(browser.subscription).toBeNull()
    })
    expect(subscribed).toEqual([])
  })

  it('ends with a sign-out, with all that is on the screen', async () => {
    keep()
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(logout, () => OK)
    browser.show('post-1')
    const { user } = await openApp('/gibt-es-nicht')
    await until(() => {
      expect(localStorage.getItem('hoellenlaerm-notifications')).toContain('"enabled":true')
    })
    await user.click(button('Abmelden'))
    await until(() => {
      expect(browser.subscription).toBeNull()
    })
    expect(localStorage.getItem(KEPT)).toBeNull()
    await until(() => {
      expect(browser.shownTags()).toEqual([])
    })
  })
})

describe('a tap on a push', () => {
  it('opens its path in this tab', async () => {
    keep()
    answerPush(theApi(), await aStateWith(ENDPOINT))
    answerThread(theApi(), MARA, [])
    await openApp('/gibt-es-nicht')
    await until(() => {
      expect(browser.post({ type: 'open', path: PUSH_PATHS.thread(MARA.id) })).toHaveLength(1)
    })
    await find('textbox', 'Nachricht an Mara')
  })

  it('likes the post once, also when the page is loaded again', async () => {
    keep()
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(listPosts, () => [aPost(7, 'Hörner her')])
    const likes = api.on(likePost, () => ({ isLiked: true, likesCount: 1 }))
    const app = await openApp(`/?horns=${await deviceIdOf(ENDPOINT)}#post-${ulid(7)}`)
    await find('button', 'Horns: 1')
    expect(likes.map(({ body }) => body)).toEqual([{ liked: true }])
    expect(location.search).toBe('')
    await app.reload()
    await until(() => within(withText('article', 'Hörner her')))
    await passTime(3000)
    expect(likes).toHaveLength(1)
  })

  it('likes no post by a link without the id of this device', async () => {
    keep()
    const api = theApi()
    answerPush(api, await aStateWith(ENDPOINT))
    api.on(listPosts, () => [aPost(7, 'Hörner her')])
    const likes = api.on(likePost, () => ({ isLiked: true, likesCount: 1 }))
    await openApp(`/?horns=1#post-${ulid(7)}`)
    await find('button', 'Horns: 0')
    await until(() => {
      expect(location.search).toBe('')
    })
    await passTime(3000)
    expect(likes).toHaveLength(0)
  })

  it('opens the comments of a post apart from the feed and focuses their field', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(8, 'Etwas anderes')])
    api.on(getPost, () => aPost(7, 'Wer kommt mit?'))
    api.on(listComments, () => [])
    await openApp(`/?kommentare=1&antwort=1#post-${ulid(7)}`)
    await untilFocused(() => screen.getByRole('textbox', { name: 'Dein Kommentar' }))
    expect(location.search).toBe('')
  })

  it('focuses the field of the comments also when the post takes long', async () => {
    const api = theApi()
    const post = Promise.withResolvers<ReturnType<typeof aPost>>()
    api.on(listPosts, () => [aPost(8, 'Etwas anderes')])
    api.on(getPost, () => post.promise)
    api.on(listComments, () => [])
    await openApp(`/?antwort=1#post-${ulid(7)}`)
    await until(() => {
      expect(location.search).toBe('')
    })
    await passTime(15_000)
    post.resolve(aPost(7, 'Wer kommt mit?'))
    await untilFocused(() => screen.getByRole('textbox', { name: 'Dein Kommentar' }))
  })

  it('focuses the field of a chat, also on a phone', async () => {
    answerThread(theApi(), MARA, [])
    await openApp(`${PUSH_PATHS.thread(MARA.id)}&antwort=1`, { isPhone: true })
    const field = await find('textbox', 'Nachricht an Mara')
    await untilFocused(() => field)
    expect(location.search).toBe(`?user=${MARA.id}`)
  })
})

describe('what the member has read', () => {
  it('is closed among the notifications of the device', async () => {
    const api = theApi()
    const like = aLikeNotification(9)
    api.on(userLikes, () => [like])
    api.on(markRead, () => OK)
    browser.show(PUSH_TAGS.horns(like.postId), PUSH_TAGS.thread(MARA.id))
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await find('button', /Horns/))
    await user.click(await find('button', 'Alle als gelesen markieren'))
    await until(() => {
      expect(browser.shownTags()).toEqual([PUSH_TAGS.thread(MARA.id)])
    })
  })

  it('is closed when the comments of its post are shown', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Wer kommt mit?')])
    api.on(listComments, () => [aComment(7, 1, 'Ich!', MARA)])
    browser.show(PUSH_TAGS.post(ulid(7)), PUSH_TAGS.post(ulid(8)))
    await openApp(PUSH_PATHS.comments(ulid(7)))
    await findText('Ich!')
    await until(() => {
      expect(browser.shownTags()).toEqual([PUSH_TAGS.post(ulid(8))])
    })
  })

  it('is closed when it was read on another device', async () => {
    keep()
    answerPush(theApi(), await aStateWith(ENDPOINT))
    let likes = 1
    theApi().on(unread, () => unreadNumbers({ likes, comments: 2 }))
    browser.show(PUSH_TAGS.horns(ulid(7)), PUSH_TAGS.post(ulid(7)))
    await openApp('/gibt-es-nicht')
    await findText(/1 ungelesen/)
    likes = 0
    await until(() => {
      expect(browser.shownTags()).toEqual([PUSH_TAGS.post(ulid(7))])
    })
  })
})
