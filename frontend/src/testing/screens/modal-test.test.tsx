import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { openApp } from '../open-app.ts'
import { button, find, findText, untilFocused, untilGone } from '../queries.ts'

describe('the test page of the image modal', () => {
  it('leads guests to the login', async () => {
    await openApp('/modal-test', { me: null })
    await find('tab', 'Anmelden')
    expect(screen.queryByRole('button', { name: 'Bild öffnen' })).toBeNull()
  })

  it('is in no navigation', async () => {
    await openApp('/modal-test')
    await find('heading', 'Bild-Modal')
    expect(document.querySelector('a[href="/modal-test"]')).toBeNull()
  })

  it('opens and closes a picture, and says that another one is gone', async () => {
    const { user } = await openApp('/modal-test')
    await user.click(await find('button', 'Bild öffnen'))
    await find('button', 'Größer')
    await user.keyboard('{Escape}')
    await untilGone('button', 'Größer')
    await untilFocused(() => button('Bild öffnen'))

    await user.click(button('Kaputtes Bild öffnen'))
    await find('button', 'Größer')
    const pictures = document.querySelectorAll('img[src="/media/gibt-es-nicht.webp"]')
    for (const picture of pictures) fireEvent.error(picture)
    await findText('Bild nicht verfügbar')
    await findText('Datei wurde möglicherweise gelöscht')
  })
})
