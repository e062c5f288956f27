import { randomUUID } from 'node:crypto'
import { fileOfSize, pickFile } from './fixtures/photos.ts'
import { writePost } from './fixtures/posts.ts'
import { inspectPicture, updateProfile, twoHalves } from './fixtures/profiles.ts'
import { expect, test } from './fixtures/test.ts'

test('keeps what was saved and drops what was cancelled when a profile is edited', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, '/profile')
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await page.getByLabel('Bio').fill('Doch nicht.')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Profil bearbeiten' })).toBeFocused()
  await expect(page.getByText('Doch nicht.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('')
  await page.getByLabel('Anzeigename').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Anzeigename ist erforderlich')).toBeVisible()
  await expect(page.getByLabel('Anzeigename')).toBeFocused()

  await page.getByLabel('Anzeigename').fill('Neue Krähe')
  await page.getByLabel('Ort').fill('Köln')
  await page.getByLabel('Bio').fill('Zeile eins.\nZeile zwei.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Profil gespeichert', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Krähe' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Zeile zwei.')).toBeVisible()
  await expect(page.getByText('Köln')).toBeVisible()

  await page.getByRole('link', { name: 'Community' }).first().click()
  await expect(page.getByRole('button', { name: 'Was knallt bei dir, Neue Krähe?' })).toBeVisible()
})

test('asks before a link discards unsaved changes', async ({ openAs, member }) => {
  const page = await openAs(member, '/profile')
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await page.getByLabel('Bio').fill('Noch nicht fertig')
  await page.getByRole('link', { name: 'Community' }).first().click()
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue('Noch nicht fertig')
  await page.getByRole('link', { name: 'Community' }).first().click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('asks before going back discards unsaved changes', async ({ openAs, member }) => {
  const page = await openAs(member, '/about')
  await page.getByRole('link', { name: 'Community' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Profil' }).first().click()
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await page.getByLabel('Bio').fill('Noch nicht fertig')
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  for (const answer of ['Abbrechen', 'Verwerfen']) {
    await page.goBack()
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Bio')).toHaveValue('Noch nicht fertig')
    await question.getByRole('button', { name: answer }).click()
  }
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/400|Failed to load resource/] })

  test('keeps the draft and says why', async ({ openAs, member }) => {
    const page = await openAs(member, '/profile')
    await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
    await page.getByLabel('Bio').fill('NSBM für alle')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(
      page
        .getByRole('region', { name: /Hinweise/ })
        .getByText('Profil konnte nicht gespeichert werden.'),
    ).toBeVisible()
    await expect(page.getByText('Dafür ist hier kein Platz.')).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('NSBM für alle')
  })
})

test(
  'crops, uploads, shows and removes an avatar',
  { tag: '@core' },
  async ({ openAs, member }) => {
    const page = await openAs(member, '/profile')
    await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
    await pickFile(page, 'Bild hochladen', await twoHalves())
    const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
    const frame = dialog.getByRole('group', { name: /Ausschnitt/ })
    await frame.focus()
    for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(page.getByText('Avatar erfolgreich hochgeladen', { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)

    const picture = page.getByRole('main').locator('img')
    await expect(picture).toHaveAttribute(
      'src',
      new RegExp(`/media/avatars/${member.id}\\?v=\\d+$`),
    )
    const first = (await picture.getAttribute('src')) ?? ''
    const { width, height, left, right } = await inspectPicture(page, first)
    expect([width, height]).toEqual([512, 512])
    expect(Math.abs((left[0] ?? 0) - (right[0] ?? 0))).toBeLessThan(12)

    await page.getByRole('button', { name: 'Bild entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
    await expect(page.getByText('Avatar entfernt', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bild hochladen' })).toBeVisible()
    expect((await page.request.get(first)).status()).not.toBe(200)
  },
)

test('names the reason when a file cannot be an avatar', async ({ openAs, member }) => {
  const page = await openAs(member, '/profile')
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  const pick = (file: Parameters<typeof pickFile>[2]) => pickFile(page, 'Bild hochladen', file)

  await pick({ name: 'setlist.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(toasts).toContainText('Ungültiger Dateityp')
  await expect(toasts).toContainText('Bitte wähle eine Bilddatei aus.')

  await pick(await fileOfSize('ich.jpg', 5 * 1024 * 1024 + 1))
  await expect(toasts).toContainText('Datei zu groß')
  await expect(toasts).toContainText('Datei ist 5,1MB. Max. 5MB erlaubt.')

  await pick({ name: 'ich.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(toasts).toContainText('Die Datei ist beschädigt und lässt sich nicht lesen.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('opens a profile from picture and name unless it is the viewer’s own', async ({
  openAs,
  newMember,
  request,
}) => {
  const [viewer, author] = [await newMember('Ich selbst'), await newMember('Krachkatze')]
  const [theirs, own] = [`Fremdes ${randomUUID()}`, `Eigenes ${randomUUID()}`]
  await updateProfile(request, author, { bio: 'Kratzt.', location: 'Graz' })
  const theirId = await writePost(request, author, theirs)
  const ownId = await writePost(request, viewer, own)
  const page = await openAs(viewer, `/#post-${theirId}`)

  const post = page.getByRole('article').filter({ hasText: theirs })
  const dialog = page.getByRole('dialog', { name: 'Krachkatze' })
  await post.getByRole('button', { name: 'Profil von Krachkatze' }).click()
  await expect(dialog.getByText('Kratzt.')).toBeVisible()
  await expect(dialog.getByText(`@${author.username}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await post.getByRole('button', { name: 'Krachkatze', exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Folgen' }).click()
  await expect(dialog.getByRole('button', { name: 'Entfolgen' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '1 Follower' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(post.getByRole('button', { name: 'Krachkatze', exact: true })).toBeFocused()

  await page.goto(`/#post-${ownId}`)
  const mine = page.getByRole('article').filter({ hasText: own })
  await expect(mine.getByText('Ich selbst', { exact: true })).toBeVisible()
  await expect(mine.getByRole('button', { name: /Ich selbst/ })).toHaveCount(0)
})

test('loads more posts when the page of a member is scrolled', async ({
  openAs,
  newMember,
  request,
}) => {
  const [viewer, author] = [await newMember(), await newMember('Vielschreiber')]
  for (let count = 1; count <= 12; count++)
    await writePost(request, author, `Beitrag Nummer ${count}.`)
  const page = await openAs(viewer, `/users/${author.username.toUpperCase()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Vielschreiber' })).toBeVisible()
  const posts = page.getByRole('article')
  await expect(posts.first()).toContainText('Beitrag Nummer 12.')
  await posts.last().scrollIntoViewIfNeeded()
  await expect(page.getByText('Beitrag Nummer 1.', { exact: true })).toBeVisible()
  await expect(posts).toHaveCount(12)
  await posts.first().getByRole('button', { name: 'Horns: 0' }).click()
  await expect(posts.first().getByRole('button', { name: 'Horns: 1' })).toBeVisible()
})

test('links to the editor when members open their own page', async ({ openAs, member }) => {
  const page = await openAs(member, `/users/${member.username}`)
  await expect(page.getByRole('button', { name: 'Folgen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Profil bearbeiten' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test.describe('when there is no such member', () => {
  test.use({ expectedErrors: [/404|Failed to load resource/] })

  test('says so for an unknown name and for a member who blocked the viewer', async ({
    openAs,
    newMember,
    request,
  }) => {
    const [viewer, enemy] = [await newMember(), await newMember('Weg')]
    const headers = { 'X-Auth-Token': enemy.token }
    await request.post(`/api/users/${viewer.id}/block`, { headers })
    const page = await openAs(viewer, '/users/gibt_es_nicht')
    const title = page.getByRole('heading', { name: 'Benutzer konnte nicht gefunden werden' })
    await expect(title).toBeVisible()
    await page.goto(`/users/${enemy.username}`)
    await expect(title).toBeVisible()
  })
})

test('marks a blocked member and hides their posts', async ({ openAs, newMember, request }) => {
  const [viewer, enemy] = [await newMember(), await newMember('Störfunk')]
  await writePost(request, enemy, 'Rauschen.')
  await request.post(`/api/users/${enemy.id}/block`, { headers: { 'X-Auth-Token': viewer.token } })
  const page = await openAs(viewer, `/users/${enemy.username}`)
  await expect(page.getByText('Blockiert', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Folgen' })).toHaveCount(0)
  await expect(page.getByText('Rauschen.')).toHaveCount(0)
})

test('opens the login when a guest opens the profile', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
})
