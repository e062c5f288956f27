import { screen, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { addComment, deleteComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { block, relationship } from '#shared/api/people.ts'
import { createPost, deletePost, getPost, listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { brokenAnswer, gatewayError, OK, refuse } from '../fake-api.ts'
import { answerProfile } from '../people.ts'
import { aComment, aMember, aPost, ME, ownPost } from '../members.ts'
import { expectConsoleErrors, expectToast, openApp, theApi, toasts } from '../open-app.ts'
import {
  allWithText,
  button,
  fill,
  find,
  findText,
  inside,
  press,
  untilGone,
  withText,
} from '../queries.ts'

const post = (text: string) => within(withText('article', text))

it('is reached by a link past stories and the wall, before the panels beside it', async () => {
  const api = theApi()
  api.on(listPosts, () => [aPost(7, 'Hier')])
  await openApp('/')
  await findText('Hier')
  const main = screen.getByRole('main')
  const first = main.querySelector('a, button')
  expect(first?.textContent).toBe('Zu den Beiträgen springen')
  const target = main.querySelector(first?.getAttribute('href') ?? '')
  expect([target?.getAttribute('tabindex'), target?.textContent.includes('Hier')]).toEqual([
    '-1',
    true,
  ])
  const help = screen.getByRole('button', { name: 'AI-Hilfe' })
  expect(target?.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('the feed', () => {
  it('shows an error when it cannot be loaded, and loads again on demand', async () => {
    const api = theApi()
    let isAway = true
    api.on(listPosts, () => (isAway ? gatewayError(503) : [aPost(7, 'Wieder da')]))
    const { user } = await openApp('/')
    const alert = await find('heading', 'Fehler beim Laden')
    expect(alert).toBeTruthy()
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await until(() => post('Wieder da'))
    await untilGone('heading', 'Fehler beim Laden')
  })

  it('hides a linked post when its author is blocked, without asking for it again', async () => {
    const api = theApi()
    const linked = aPost(7, 'Aus dem Link')
    api.on(listPosts, () => [aPost(8, 'Aus dem Feed', { userId: ME.id, user: ME })])
    const calls = api.on(getPost, () => linked)
    answerProfile(api, aMember(2, 'Krachkatze'))
    api.on(relationship, () => ({ isFollowing: false, isBlocked: false }))
    api.on(block, () => ({ isFollowing: false, isBlocked: true }))
    const { user } = await openApp(`/#post-${linked.id}`)
    await until(() => post('Aus dem Link'))
    await user.click(post('Aus dem Link').getByRole('button', { name: linked.displayName }))
    await user.click(await find('button', 'Blockieren'))
    const before = calls.length
    await user.click(
      (await inside('dialog', 'Blockieren?')).getByRole('button', { name: 'Blockieren' }),
    )
    await findText('Diesen Beitrag gibt es nicht mehr.')
    expect(calls).toHaveLength(before)
  })

  it('reverts a like and shows the reason when the server does not answer', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Ohne Netz')])
    const calls = api.on(likePost, () => gatewayError(503))
    const { user } = await openApp('/')
    await until(() => post('Ohne Netz'))
    await user.click(post('Ohne Netz').getByRole('button', { name: 'Horns: 0' }))
    await expectToast('Like konnte nicht verarbeitet werden: ')
    await until(() => post('Ohne Netz').getByRole('button', { name: 'Horns: 0', pressed: false }))
    expect(calls.length).toBeGreaterThan(0)
  })

  it('keeps a comment that was not accepted', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Kommentier mich')])
    api.on(listComments, () => [])
    api.on(addComment, () => gatewayError(503))
    const { user } = await openApp('/')
    await until(() => post('Kommentier mich'))
    const card = post('Kommentier mich')
    await user.click(card.getByRole('button', { name: 'Kommentare: 0' }))
    await fill(user, await until(() => card.getByLabelText('Dein Kommentar')), 'Bleib hier!')
    await user.click(card.getByRole('button', { name: 'Senden' }))
    await expectToast('Kommentar konnte nicht hinzugefügt werden: ')
    expect(card.getByLabelText('Dein Kommentar')).toHaveProperty('value', 'Bleib hier!')
  })

  it('deletes an own comment after a question, unless it is undone, and counts it off', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Kommentier mich', { commentsCount: 2 })])
    const mine = aComment(7, 31, 'Von mir', ME)
    api.on(listComments, () => [aComment(7, 30, 'Von Kuno', aMember(21, 'Kuno')), mine])
    let isAway = true
    const calls = api.on(deleteComment, () =>
      isAway ? gatewayError(503) : refuse('not_found', 'Weg.'),
    )
    const { user } = await openApp('/')
    await until(() => post('Kommentier mich'))
    const card = post('Kommentier mich')
    await user.click(card.getByRole('button', { name: 'Kommentare: 2' }))
    await until(() => card.getByText('Von mir'))
    const removeMine = async () => {
      await press(user, card.getByRole('button', { name: 'Kommentar löschen' }), '{Enter}')
      const dialog = await inside('dialog', 'Kommentar löschen')
      await press(user, dialog.getByRole('button', { name: 'Löschen' }), '{Enter}')
      await until(() => {
        expect(card.queryByText('Von mir')).toBeNull()
      })
      await expectToast('Kommentar gelöscht')
      expect(card.getByRole('button', { name: 'Kommentare: 1' })).toBeTruthy()
    }
    const onToast = async (name: string) => {
      await press(user, within(toasts()).getByRole('button', { name }), '{Enter}')
    }
    await removeMine()
    await onToast('Rückgängig')
    await until(() => card.getByText('Von mir'))
    expect(card.getByRole('button', { name: 'Kommentare: 2' })).toBeTruthy()
    expect(calls).toEqual([])

    await removeMine()
    await onToast('Schließen')
    await expectToast('Kommentar konnte nicht gelöscht werden.')
    await until(() => card.getByText('Von mir'))
    isAway = false
    await removeMine()
    await onToast('Schließen')
    await until(() => {
      expect(calls).toHaveLength(2)
    })
    expect(card.queryByText('Von mir')).toBeNull()
    expect(card.getByText('Von Kuno')).toBeTruthy()
    expect(calls.map(({ params }) => params.id)).toEqual([mine.id, mine.id])
  })

  it('says where the file of a removed post is, which its author cannot load either', async () => {
    theApi().on(listPosts, () => [
      {
        ...ownPost(7, 'Mein Moshpit'),
        mediaType: 'image' as const,
        status: 'removed' as const,
        statusReason: 'Beleidigt andere.',
      },
    ])
    await openApp('/')
    await findText('Weggeschlossen')
    expect(document.querySelector('img[src*="/media/posts/"]')).toBeNull()
  })

  it('does not count a comment that is held', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Kommentier mich')])
    api.on(listComments, () => [])
    api.on(addComment, () => ({
      ...aComment(7, 31, 'Wird geprüft', ME),
      status: 'held' as const,
      statusReason: 'Wird geprüft.',
    }))
    const { user } = await openApp('/')
    await until(() => post('Kommentier mich'))
    const card = post('Kommentier mich')
    await user.click(card.getByRole('button', { name: 'Kommentare: 0' }))
    await fill(user, await until(() => card.getByLabelText('Dein Kommentar')), 'Wird geprüft')
    await user.click(card.getByRole('button', { name: 'Senden' }))
    await findText('Nur du siehst diesen Kommentar.')
    expect(card.getByRole('button', { name: 'Kommentare: 0' })).toBeTruthy()
  })

  it.each([
    { device: 'a keyboard', isPhone: false, shown: 1 },
    { device: 'a touch screen', isPhone: true, shown: 0 },
  ])('shows $shown hints for sending by key on a device with $device', async (device) => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Kommentier mich')])
    api.on(listComments, () => [])
    const added = api.on(addComment, () => aComment(7, 31, 'Laut!', ME))
    const { user } = await openApp('/', { isPhone: device.isPhone })
    await until(() => post('Kommentier mich'))
    const card = post('Kommentier mich')
    await user.click(card.getByRole('button', { name: 'Kommentare: 0' }))
    await fill(user, await until(() => card.getByLabelText('Dein Kommentar')), 'Laut!')
    expect(allWithText('Strg+Enter sendet')).toHaveLength(device.shown)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await until(() => {
      expect(added).toHaveLength(1)
    })
  })

  it('keeps own changes over a reload while the server still answers an older feed', async () => {
    const api = theApi()
    const older = [aPost(8, 'Bleibt stehen'), ownPost(9, 'Muss weg')]
    api.on(listPosts, () => older)
    api.on(likePost, () => ({ isLiked: true, likesCount: 1 }))
    api.on(deletePost, () => OK)
    api.on(createPost, () => ownPost(10, 'Gerade geschrieben'))
    const app = await openApp('/')
    await until(() => post('Bleibt stehen'))
    await app.user.click(post('Bleibt stehen').getByRole('button', { name: 'Horns: 0' }))
    await until(() => post('Bleibt stehen').getByRole('button', { name: 'Horns: 1' }))
    await app.user.click(post('Muss weg').getByRole('button', { name: 'Mehr zu diesem Beitrag' }))
    await app.user.click(await find('menuitem', 'Löschen'))
    const question = await inside('dialog')
    await app.user.click(question.getByRole('button', { name: 'Löschen' }))
    await until(() => {
      expect(screen.queryByText('Muss weg')).toBeNull()
    })
    const [compose] = screen.getAllByRole('button', { name: /Raushauen/ })
    if (compose) await app.user.click(compose)
    await fill(app.user, await until(() => screen.getByLabelText('Inhalt')), 'Gerade geschrieben')
    await app.user.click(button('Posten'))
    await until(() => post('Gerade geschrieben'))

    await app.reload()
    await until(() => post('Gerade geschrieben'))
    post('Bleibt stehen').getByRole('button', { name: 'Horns: 1', pressed: true })
    expect(screen.queryByText('Muss weg')).toBeNull()

    localStorage.setItem('hoellenlaerm-token', 'b'.repeat(64))
    await app.reload()
    await until(() => post('Bleibt stehen').getByRole('button', { name: 'Horns: 0' }))
    expect(screen.queryByText('Gerade geschrieben')).toBeNull()
  })

  it('offers to reload the page when an answer breaks it', async () => {
    const api = theApi()
    expectConsoleErrors(/./)
    let isBroken = true
    api.on(listPosts, () => (isBroken ? brokenAnswer([{ id: 1 }]) : [aPost(7, 'Wieder da')]))
    const app = await openApp('/')
    await find('heading', 'Etwas ist schief gelaufen')
    await app.user.click(await findText('Technische Details'))
    await findText(/TypeError/)
    isBroken = false
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await app.user.click(button('Seite neu laden'))
    expect(reload).toHaveBeenCalledOnce()
    await app.reload()
    await find('button', 'Abmelden')
  })
})
