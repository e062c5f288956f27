import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { expect, test } from './fixtures/test.ts'

test(
  'lets a new member post a photo, comment, like, delete and sign out',
  { tag: '@core' },
  async ({ page, request }) => {
    test.slow()
    await page.goto('/')
    await page.getByRole('tab', { name: 'Registrieren' }).click()
    const form = page.getByRole('tabpanel', { name: 'Registrieren' })
    await form.getByLabel('Benutzername').fill(`fan_${randomUUID().slice(0, 8)}`)
    await form.getByLabel('Anzeigename').fill('Walküre')
    await form.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
    await form.getByRole('button', { name: 'Dabei sein' }).click()
    await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()
    await page.getByRole('button', { name: 'Überspringen' }).click()

    const text = `Erste Reihe ${randomUUID()}`
    await page.getByRole('button', { name: 'Raushauen' }).first().click()
    await pickFile(page, 'Bild oder Video', {
      name: 'pit.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    })
    await expect(page.getByAltText('Vorschau')).toBeVisible()
    await page.getByLabel('Inhalt').fill(text)
    await page.getByRole('button', { name: 'Posten' }).click()

    const post = page.getByRole('article').filter({ hasText: text })
    await expect(post.getByText('Gerade eben')).toBeVisible()
    const picture = post.getByAltText('Bild von Walküre')
    await expect(picture).toHaveJSProperty('complete', true)

    const source = await picture.getAttribute('src')
    const served = await request.get(source ?? '')
    const { exif, width, height } = await sharp(await served.body()).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 1200, height: 1600 })

    await post.getByRole('button', { name: 'Kommentare: 0' }).click()
    await post.getByLabel('Dein Kommentar').fill('Nacken durch.')
    await post.getByRole('button', { name: 'Senden' }).click()
    await expect(post.getByRole('listitem').filter({ hasText: 'Nacken durch.' })).toBeVisible()
    await expect(post.getByRole('button', { name: 'Kommentare: 1' })).toBeVisible()

    await post.getByRole('button', { name: 'Horns: 0' }).first().click()
    await expect(post.getByRole('button', { name: 'Horns: 1', pressed: true })).toBeVisible()
    // The page keeps its own writes for a reload once it has read the answer.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('hoellenlaerm.own-writes')))
      .toContain('"isLiked":true')
    // Other journeys post meanwhile: without its link the post may be below the posts that are mounted.
    await page.goto(`/#${(await post.getAttribute('id')) ?? ''}`)
    await page.reload()
    await expect(post.getByRole('button', { name: 'Horns: 1', pressed: true })).toBeVisible()
    await expect(post).toBeInViewport()

    await post.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Möchtest du diesen Beitrag wirklich löschen?')
    await question.getByRole('button', { name: 'Löschen' }).click()
    await expect(post).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Raushauen' }).first()).toBeVisible()
    await expect(post).toHaveCount(0)

    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  },
)
