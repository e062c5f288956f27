import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { addComment, listComments } from '#shared/api/comments.ts'
import { editComment, editPost, postHistory } from '#shared/api/edits.ts'
import { mentionableUsers } from '#shared/api/people.ts'
import { getPost, listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { aComment, aMember, aPost, ME, ownPost } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilGone, withText, inside } from '../queries.ts'

const KRACH = aMember(2, 'Krachkatze')

const field = async (label: string): Promise<HTMLTextAreaElement> =>
  (await find('textbox', label)) as HTMLTextAreaElement

const openComments = async (count: number) => {
  const app = await openApp('/')
  await app.user.click(await find('button', `Kommentare: ${count}`))
  return app
}

it('says which of two is gone, and keeps the text of an answer to be copied', async () => {
  const api = theApi()
  api.on(listPosts, () => [aPost(7, 'Hier', { commentsCount: 1 })])
  api.on(listComments, () => [aComment(7, 1, 'Eins', KRACH)])
  api.on(addComment, () => refuse('not_found', 'Diesen Beitrag gibt es nicht mehr.'))
  const { user } = await openComments(1)
  const text = await field('Dein Kommentar')
  await user.type(text, 'Lang überlegt')
  await user.click(button('Senden'))
  await findText(/Diesen Beitrag gibt es nicht mehr/)
  expect(text.value).toBe('Lang überlegt')
  await user.click(button('Text kopieren'))
  await findText('Text kopiert')
  expect(await navigator.clipboard.readText()).toBe('Lang überlegt')
})

describe('mentions', () => {
  it('are completed with the keyboard from the list under the field', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Hier')])
    api.on(listComments, () => [])
    const calls = api.on(mentionableUsers, () => [KRACH, aMember(3, 'Krachmacher')])
    const { user } = await openComments(0)
    const area = await field('Dein Kommentar')
    await user.type(area, 'Hallo @kr')
    const option = await find('option', new RegExp(KRACH.username))
    expect(option.getAttribute('aria-selected')).toBe('true')
    expect(area.getAttribute('aria-activedescendant')).toBe(option.id)
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await until(() => expect(area.value).toBe(`Hallo @${KRACH.username} `))
    await untilGone('listbox', 'Leute zum Erwähnen')
    expect(calls.at(-1)?.query).toEqual({ searchQuery: 'kr' })
  })

  it('close with Escape, and can be typed when the list does not load', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Hier')])
    api.on(listComments, () => [])
    api.on(mentionableUsers, () => gatewayError(503))
    const { user } = await openComments(0)
    const area = await field('Dein Kommentar')
    await user.type(area, '@kr')
    await findText('Gerade keine Vorschläge. Du kannst den Namen selbst austippen.')
    await user.keyboard('{Escape}')
    await user.type(area, 'ach du')
    expect(area.value).toBe('@krach du')
    expect(document.body.textContent).not.toContain('Gerade keine Vorschläge')
  })

  it('in texts lead to the profile, and more than ten are pointed out', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Danke @Krachkatze. Nicht a@b.de')])
    api.on(listComments, () => [])
    api.on(mentionableUsers, () => [])
    const { user } = await openComments(0)
    const card = within(withText('article', 'Danke'))
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/users/Krachkatze',
    )
    const names = Array.from({ length: 11 }, (_, number) => `@fan_${number}`).join(' ')
    await user.click(await field('Dein Kommentar'))
    await user.paste(names)
    await findText(/Mehr als 10 Namen/)
  })
})

describe('replies', () => {
  it('are shown under their comment, and are sent with it', async () => {
    const api = theApi()
    const top = aComment(7, 1, 'Oben', KRACH)
    const reply = { ...aComment(7, 3, 'Darunter', ME), parentId: top.id }
    const orphan = {
      ...aComment(7, 4, 'Verwaist', KRACH),
      parentId: `${top.postId}-${'0'.repeat(26)}`,
    }
    api.on(listPosts, () => [aPost(7, 'Hier', { commentsCount: 3 })])
    api.on(listComments, () => [top, aComment(7, 2, 'Daneben', KRACH), reply, orphan])
    const { user } = await openComments(3)
    const list = await inside('list', `Antworten auf ${KRACH.displayName}`)
    expect(list.getByText('Darunter')).toBeTruthy()
    await findText('Antwort auf einen Kommentar, der nicht mehr da ist')
    const sent = api.on(addComment, ({ body }) => ({
      ...aComment(7, 5, body.content, ME),
      parentId: body.parentId ?? null,
    }))
    const [answer] = await until(() => {
      const buttons = within(document.body).getAllByRole('button', {
        name: `Antworten auf ${KRACH.displayName}`,
      })
      return buttons
    })
    if (answer) await user.click(answer)
    const area = await field('Dein Kommentar')
    expect(document.activeElement).toBe(area)
    expect(area.value).toBe(`@${KRACH.username} `)
    await user.type(area, 'genau')
    await user.click(button('Senden'))
    await until(() => expect(list.getByText(/genau/)).toBeTruthy())
    expect(sent.at(-1)?.body).toEqual({ content: `@${KRACH.username} genau`, parentId: top.id })
    expect(area.value).toBe('')
  })
})

describe('edits', () => {
  it('of a post send what changed, and are shown at once with their history', async () => {
    const api = theApi()
    const before = ownPost(7, 'Eins')
    const after = { ...before, content: 'Zwei', version: 2, editedAt: new Date().toISOString() }
    api.on(listPosts, () => [before])
    const sent = api.on(editPost, () => after)
    api.on(postHistory, () => [
      {
        version: 1,
        title: null,
        content: 'Eins',
        linkUrl: null,
        withdrawnBy: null,
        writtenAt: before.createdAt,
      },
    ])
    const { user } = await openApp('/')
    await user.click(await find('button', 'Mehr zu diesem Beitrag'))
    await user.click(await find('menuitem', 'Bearbeiten'))
    const area = await field('Text')
    await user.clear(area)
    await user.type(area, 'Zwei')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await find('button', /bearbeitet/))
    expect(sent.at(-1)?.body).toEqual({ version: 1, content: 'Zwei' })
    const dialog = await inside('dialog', 'Frühere Fassungen')
    await until(() => expect(dialog.getByText('Eins')).toBeTruthy())
    expect(dialog.getByText('Zwei')).toBeTruthy()
  })

  it('of a stale post show the newer text, and save over it on demand', async () => {
    const api = theApi()
    const before = ownPost(7, 'Eins')
    const newer = { ...before, content: 'Woanders', version: 2, editedAt: new Date().toISOString() }
    api.on(listPosts, () => [before])
    api.on(getPost, () => newer)
    const sent = api.on(editPost, ({ body }) =>
      body.version === 1
        ? refuse('conflict', 'Inzwischen geändert.')
        : { ...newer, content: 'Mein', version: 3 },
    )
    const { user } = await openApp('/')
    await user.click(await find('button', 'Mehr zu diesem Beitrag'))
    await user.click(await find('menuitem', 'Bearbeiten'))
    const area = await field('Text')
    await user.clear(area)
    await user.type(area, 'Mein')
    await user.click(button('Speichern'))
    await findText('Woanders')
    expect(area.value).toBe('Mein')
    await user.click(button('Meine Fassung speichern'))
    await until(() => withText('article', 'Mein'))
    expect(sent.at(-1)?.body).toMatchObject({ version: 2, content: 'Mein' })
  })

  it('of a comment keep the text after a failure, and ask before Escape discards it', async () => {
    const api = theApi()
    api.on(listPosts, () => [aPost(7, 'Hier', { commentsCount: 1 })])
    api.on(listComments, () => [aComment(7, 1, 'Eins', ME)])
    api.on(editComment, () => gatewayError(503))
    const { user } = await openComments(1)
    await user.click(await find('button', 'Kommentar bearbeiten'))
    const area = await field('Kommentar bearbeiten')
    await user.type(area, ' und zwei')
    await user.click(button('Speichern'))
    await findText(/Nicht gespeichert/)
    expect(area.value).toBe('Eins und zwei')
    await user.type(area, '{Escape}')
    const question = await inside('dialog', 'Änderungen verwerfen')
    await user.click(question.getByRole('button', { name: 'Verwerfen' }))
    await findText('Eins')
  })
})
