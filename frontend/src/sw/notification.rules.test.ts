import { describe, expect, it, test } from 'vitest'
import { buildNotification, findTarget } from './notification.rules.ts'

const PUSH = {
  id: 'horns-01',
  kind: 'horns',
  title: 'Krachkatze',
  body: 'zeigt dir die Horns.',
  path: '/#post-01',
  tag: 'post-01',
  at: 1_700_000_000_000,
  actions: ['horns', 'reply'],
  postId: '01',
}

describe('the notification of a push', () => {
  it('shows title, text, time and both actions', () => {
    expect(buildNotification(PUSH, 0)).toEqual({
      title: 'Krachkatze',
      options: {
        body: 'zeigt dir die Horns.',
        tag: 'post-01',
        data: { path: '/#post-01', postId: '01' },
        lang: 'de',
        icon: '/icon-192.png',
        badge: '/badge-96.png',
        timestamp: 1_700_000_000_000,
        renotify: false,
        actions: [
          { action: 'horns', title: 'Horns' },
          { action: 'reply', title: 'Antworten' },
        ],
      },
    })
  })

  it('makes a message heard again when it replaces an earlier one', () => {
    expect(buildNotification({ ...PUSH, kind: 'message' }, 0).options.renotify).toBe(true)
  })

  it('shows a neutral text when the push has no readable content', () => {
    const { title, options } = buildNotification({}, 5)
    expect([title, options.body]).toEqual(['Höllenlärm', 'Es gibt Neues für dich.'])
    expect(options).toMatchObject({ data: { path: '/' }, timestamp: 5, tag: 'hoellenlaerm' })
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 7])(
    'leads to the start page when the path is %s',
    (path) => {
      expect(buildNotification({ ...PUSH, path }, 0).options.data.path).toBe('/')
    },
  )

  it('leaves out actions that it does not know', () => {
    expect(buildNotification({ ...PUSH, actions: ['delete', 'reply'] }, 0).options.actions).toEqual(
      [{ action: 'reply', title: 'Antworten' }],
    )
  })
})

describe('the target of a click', () => {
  test.each([
    ['/#post-01', '', '/#post-01'],
    ['/#post-01', 'horns', '/?horns=ab12#post-01'],
    ['/messages?user=01', 'reply', '/messages?user=01&antwort=1'],
    ['/news', 'unknown', '/news'],
  ])('of %s with the action "%s" is %s', (path, action, target) => {
    expect(findTarget({ path }, action, 'ab12')).toBe(target)
  })

  test('gives no horns without a subscription', () => {
    expect(findTarget({ path: '/#post-01' }, 'horns', undefined)).toBe('/#post-01')
  })
})
