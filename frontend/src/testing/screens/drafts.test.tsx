import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { aPost, ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside, untilGone } from '../queries.ts'

const KEY = `hoellenlaerm.draft.${ME.id}`

const draftIn = (number: number) => ({
  title: '',
  content: `Entwurf ${String(number)}`,
  linkUrl: '',
  at: `2026-01-01T00:00:${String(number).padStart(2, '0')}.000Z`,
})

const keepDrafts = (count: number): void => {
  for (let number = 1; number <= count; number += 1)
    localStorage.setItem(`${KEY}.d${String(number)}`, JSON.stringify(draftIn(number)))
}

const openFeed = () => {
  theApi().on(listPosts, () => [aPost(8, 'Schon da')])
  return openApp('/')
}

const tap = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await find('button', name))
}

const field = () => until(() => screen.getByLabelText<HTMLTextAreaElement>('Inhalt'))

const openComposer = async () => {
  const app = await openFeed()
  await app.user.click(await find('button', /Raushauen/))
  await field()
  return app
}

const expectText = (text: string): Promise<void> =>
  until(() => {
    expect(screen.getByLabelText<HTMLTextAreaElement>('Inhalt').value).toBe(text)
  })

describe('drafts of posts', () => {
  it('are put away, listed and opened, and the text of the moment is put away first', async () => {
    const { user } = await openComposer()
    await fill(user, await field(), 'Riff des Tages')
    await tap(user, 'Als Entwurf ablegen')
    await expectToast('Liegt bei deinen Entwürfen')
    await expectText('')

    await fill(user, await field(), 'Etwas anderes')
    await tap(user, 'Entwürfe (1)')
    const list = await inside('dialog', 'Entwürfe')
    await until(() => list.getByText('Riff des Tages'))
    await user.click(list.getByRole('button', { name: 'Weiterschreiben' }))
    await expectText('Riff des Tages')
    await tap(user, 'Entwürfe (1)')
    const others = await inside('dialog', 'Entwürfe')
    await until(() => others.getByText('Etwas anderes'))
  })

  it('can be deleted, and come back when the member takes it back', async () => {
    keepDrafts(2)
    const { user } = await openComposer()
    await tap(user, 'Entwürfe (2)')
    const list = await inside('dialog', 'Entwürfe')
    await user.click(await until(() => list.getByRole('button', { name: /löschen: Entwurf 1/ })))
    await user.click(await until(() => list.getByRole('button', { name: 'Rückgängig' })))
    await until(() => list.getByText('Entwurf 1'))
    await user.click(list.getByRole('button', { name: /löschen: Entwurf 1/ }))
    await user.click(list.getByRole('button', { name: 'Schließen' }))
    await until(() => button('Entwürfe (1)'))
    const { runUndoable } = await import('#spa/platform/undoable.ts')
    await runUndoable()
    expect(localStorage.getItem(`${KEY}.d1`)).toBeNull()
    expect(localStorage.getItem(`${KEY}.d2`)).not.toBeNull()
  })

  it('are at most twenty, and the text stays when there are more', async () => {
    keepDrafts(20)
    const { user } = await openComposer()
    await fill(user, await field(), 'Einer zu viel')
    await tap(user, 'Als Entwurf ablegen')
    await findText('Kein Platz für noch einen Entwurf')
    await expectText('Einer zu viel')
  })

  it('wait after the tab was closed', async () => {
    const app = await openComposer()
    await fill(app.user, await field(), 'Noch nicht fertig')
    sessionStorage.clear()
    await app.reload()
    await app.user.click(await find('button', /Dein Entwurf wartet. Weiterschreiben\?/))
    await expectText('Noch nicht fertig')
  })

  it('take over what an earlier version kept in the tab', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ title: '', content: 'Von früher', linkUrl: '' }))
    const { user } = await openFeed()
    await user.click(await find('button', /Dein Entwurf wartet. Weiterschreiben\?/))
    await expectText('Von früher')
    await until(() => {
      expect(localStorage.getItem(KEY)).not.toBeNull()
    })
  })

  it('leave the browser once the post is published, not before', async () => {
    const api = theApi()
    let isDown = true
    api.on(createPost, () => (isDown ? refuse('unavailable', 'Weg.') : aPost(9, 'Fertig!')))
    const { user } = await openComposer()
    await fill(user, await field(), 'Fertig!')
    const key = `${KEY}.${String(localStorage.getItem(KEY))}`
    await tap(user, 'Posten')
    await expectToast('Beitrag konnte nicht erstellt werden.')
    expect(localStorage.getItem(key)).not.toBeNull()
    isDown = false
    await tap(user, 'Posten')
    await untilGone('textbox', 'Inhalt')
    expect(localStorage.getItem(key)).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
