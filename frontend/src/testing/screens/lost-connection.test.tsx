import { screen } from '@testing-library/dom'
import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { listPosts } from '#shared/api/posts.ts'
import { passTime, until } from '../clock.ts'
import { ownPost } from '../members.ts'
import { expectConsoleErrors, expectToast, openApp, theApi } from '../open-app.ts'
import { allWithText, button, find, findText, untilUnsaid } from '../queries.ts'

const BANNER = /^Keine Verbindung\./
const CAUGHT = /Keine Verbindung|Das ist kaputt/

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  root = undefined
})

/** Shows a part whose chunk fails until `arrives` is called. */
const showPart = async (Content: ComponentType) => {
  expectConsoleErrors(CAUGHT)
  const { lazyPart } = await import('#spa/platform/lazy-part.tsx')
  const { ErrorBoundary } = await import('react-error-boundary')
  const chunk = { isThere: false, asked: 0 }
  const Part = lazyPart(async () => {
    chunk.asked += 1
    if (!chunk.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return Promise.resolve(Content)
  })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.body)
  root.render(
    <ErrorBoundary fallback={<p>Absturz</p>}>
      <input aria-label="Daneben" />
      <Suspense fallback={<p>Lädt</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  return chunk
}

describe('a part whose chunk cannot be loaded', () => {
  it('offers to try again in its place, and keeps what is around it', async () => {
    theApi().isAway = true
    const chunk = await showPart(() => <p>Da bin ich</p>)
    const field = await find('textbox', 'Daneben')
    ;(field as HTMLInputElement).value = 'getippt'
    await findText('Das ist nicht durchgekommen')
    expect(allWithText('Absturz')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull()
    chunk.isThere = true
    button('Erneut versuchen').click()
    await findText('Da bin ich')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Daneben' }).value).toBe('getippt')
  })

  it('loads by itself when the connection is back', async () => {
    theApi().isAway = true
    const chunk = await showPart(() => <p>Da bin ich</p>)
    await findText('Das ist nicht durchgekommen')
    await passTime(60_000)
    const asked = chunk.asked
    chunk.isThere = true
    theApi().isAway = false
    await passTime(60_000)
    expect(chunk.asked).toBe(asked)
    dispatchEvent(new Event('online'))
    await findText('Da bin ich')
  })

  it('offers to reload the page when the site answers but the chunk is gone', async () => {
    const chunk = await showPart(() => <p>Da bin ich</p>)
    await find('button', 'Neu laden')
    chunk.isThere = true
    await passTime(30_000)
    await findText('Da bin ich')
  })

  it('does not hide an error of the part itself', async () => {
    const chunk = await showPart(() => {
      throw new Error('Das ist kaputt')
    })
    chunk.isThere = true
    await findText('Absturz')
  })
})

describe('a lost connection', () => {
  it('is announced until the site answers again', async () => {
    const api = theApi()
    api.on(listPosts, () => [ownPost(1, 'Noch da')])
    await openApp('/')
    await findText('Noch da')
    api.isAway = true
    await until(() => {
      expect(allWithText(BANNER)).toHaveLength(1)
    })
    expect(allWithText(BANNER)[0]?.getAttribute('role')).toBe('status')
    await findText('Noch da')
    api.isAway = false
    await untilUnsaid(BANNER)
  })

  it('shows why an action failed without loading more code', async () => {
    const api = theApi()
    api.on(listPosts, () => [ownPost(1, 'Noch da')])
    await openApp('/')
    await findText('Noch da')
    await passTime(3000)
    api.isAway = true
    button('Horns: 0').click()
    await expectToast('Keine Verbindung')
  })
})
