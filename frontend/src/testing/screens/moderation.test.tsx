import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { moderate, moderationPending } from '#shared/api/moderation.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { WAITING } from '../moderation.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, untilFocused, untilText } from '../queries.ts'

const MODERATOR = { ...ME, role: 'moderator' } as const

const openModeration = () => {
  theApi().on(moderationPending, () => WAITING)
  return openApp('/moderation', { me: MODERATOR })
}

describe('the moderation page', () => {
  it('shows held content with reason and author, and each empty list', async () => {
    const { user } = await openModeration()
    await find('heading', 'Moderation')
    const article = await find('article', 'Artikel von Höllenlärm-Redaktion (KI)')
    const reasons = within(article).getByRole('list', { name: 'Warum das hier wartet' })
    expect(reasons.textContent).toContain('„Wackën“ in „Das Album wird in Wackën')
    expect(article.textContent).not.toContain('Ende.')
    await user.click(within(article).getByRole('button', { name: 'Ganz lesen' }))
    await untilText(() => article, 'Ende.')

    await user.click(await find('tab', /^Posts 50\+/))
    const post = await find('article', 'Post von Krach & Söhne')
    expect(within(post).getByText('N.S.B.M', { selector: 'mark' })).toBeTruthy()
    expect(post.textContent).toContain('<script>alert(1)</script>')
    await findText('Es warten noch mehr.')

    await user.click(within(post).getByRole('button', { name: 'Ablehnen' }))
    expect(await find('radio', 'Inhalt nicht angemessen')).toHaveProperty('checked', true)
    await user.keyboard('{Escape}')

    await user.click(await find('tab', /^Bands 0/))
    await find('heading', 'Keine Bands warten')
    await user.click(await find('tab', /^Kommentare 0/))
    await find('heading', 'Keine Kommentare warten')
  })

  it('loads the entries after the first page', async () => {
    const { user } = await openModeration()
    const [first] = WAITING.communityPosts
    if (!first) throw new Error('A post waits.')
    const later = { ...first, id: first.id.replace(/0$/, '7'), content: 'Kommt später dran.' }
    const calls = theApi().on(moderationPending, ({ query }) => {
      if (query.type === undefined) return WAITING
      return {
        ...WAITING,
        communityPosts: [first, later],
        next: { ...WAITING.next, communityPosts: null },
      }
    })
    await user.click(await find('tab', /^Posts 50\+/))
    await user.click(await find('button', 'Mehr laden'))
    await findText('Kommt später dran.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull()
    expect(calls.map(({ query }) => query).filter(({ type }) => type)).toEqual([
      { type: 'community-post', after: WAITING.next.communityPosts },
    ])
  })

  it('shows held messages with their term, and photos by their kind alone', async () => {
    const { user } = await openModeration()
    await user.click(await find('tab', /^Nachrichten 2/))
    const [photo, text] = await until(() =>
      screen.getAllByRole('article', { name: 'Nachricht von Krach & Söhne' }),
    )
    if (!photo || !text) throw new Error('Two messages wait.')
    expect(photo.textContent).toContain('Foto')
    expect(photo.textContent).toContain('Krähe')
    expect(within(photo).queryByRole('img')).toBeNull()
    expect(text.textContent).toContain('Unbekannter Benutzer')
    expect(within(text).getByText('N.S.B.M', { selector: 'mark' })).toBeTruthy()
  })

  it('shows the texts and the covered media of a held story', async () => {
    const { user } = await openModeration()
    await user.click(await find('tab', /^Stories 1/))
    const held = await find('article', 'Story von Krach & Söhne')
    expect(within(held).getByText('N.S.B.M', { selector: 'mark' })).toBeTruthy()
    expect(held.textContent).toContain('Ist noch nicht veröffentlicht.')
    expect(within(held).queryByRole('img')).toBeNull()
    await user.click(within(held).getByRole('button', { name: 'Bild zeigen' }))
    expect(within(held).getByRole('img', { name: 'Anhang von Krach & Söhne' })).toBeTruthy()
    expect(within(held).getByRole('button', { name: 'Video zeigen' })).toBeTruthy()
  })

  it('sends the decision about a message with its three-part id', async () => {
    const { user } = await openModeration()
    const calls = theApi().on(moderate, () => ({ ok: true as const }))
    await user.click(await find('tab', /^Nachrichten 2/))
    const [message] = await until(() =>
      screen.getAllByRole('article', { name: 'Nachricht von Krach & Söhne' }),
    )
    if (!message) throw new Error('A message waits.')
    await user.click(within(message).getByRole('button', { name: 'Genehmigen' }))
    await until(() => {
      expect(calls.map(({ params }) => params)).toEqual([
        { type: 'message', id: WAITING.messages[0]?.id },
      ])
    })
  })

  it('decides with keys alone, and leads to the next entry', async () => {
    const { user } = await openModeration()
    const calls = theApi().on(moderate, () => ({ ok: true as const }))
    await user.click(await find('tab', /^Nachrichten 2/))
    const messages = () => screen.getAllByRole('article', { name: 'Nachricht von Krach & Söhne' })
    await until(messages)
    await user.keyboard('g')
    expect(calls).toEqual([])
    await user.keyboard('jjkg')
    await until(() => {
      expect(calls.map(({ body }) => body.action)).toEqual(['approve'])
    })
    await untilFocused(() => messages()[0] ?? document.body)
    await user.keyboard('a')
    await find('radio', 'Inhalt nicht angemessen')
    await user.keyboard('g')
    expect(calls).toHaveLength(1)
  })

  it('restores the entry with its reason when the decision fails', async () => {
    const api = theApi()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { user } = await openModeration()
    const calls = api.on(moderate, async () => {
      await held
      return refuse('unavailable', 'Gerade nicht.')
    })
    const article = await find('article')
    await user.click(within(article).getByRole('button', { name: 'Genehmigen' }))
    await find('tab', /^Artikel 0/)
    expect(screen.queryByRole('article')).toBeNull()
    release()
    await findText('Die Moderation konnte nicht durchgeführt werden.')
    await findText('Gerade nicht.')
    await find('article')
    await find('tab', /^Artikel 1/)
    expect(calls.map(({ body }) => body.action)).toEqual(['approve'])
  })

  it('shows members a barrier and no link to the page', async () => {
    theApi().on(moderationPending, () => refuse('forbidden', 'Nein.'))
    const { user } = await openApp('/moderation')
    await find('heading', 'Kein Zugriff')
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Zurück zur Community' }))
    await until(() => {
      expect(location.pathname).toBe('/')
    })
  })
})
