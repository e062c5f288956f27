import { randomUUID } from 'node:crypto'
import { decidePost } from './fixtures/cases.ts'
import { siteUrl } from './fixtures/env.ts'
import { mailTo } from './fixtures/mails.ts'
import { writePost } from './fixtures/posts.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

const RECEIPT = /\/meldung#[0-9a-f]+/

test('a guest reports without an account and reads the outcome, and an admin reads who decided', async ({
  newMember,
  openAs,
  page,
  request,
}) => {
  const [author, moderator, admin] = [
    await newMember('Odin'),
    await newMember('Walküre'),
    await newMember('Norne'),
  ]
  await promote(moderator, 'moderator')
  await promote(admin, 'admin')
  const id = await writePost(request, author, `Ihr seid alle Poser ${randomUUID()}`)
  const email = `${randomUUID().slice(0, 8)}@example.org`

  await page.goto(`/melden?url=${encodeURIComponent(`${siteUrl() ?? ''}/#post-${id}`)}`)
  await page.getByLabel('Grund').selectOption({ label: 'Beleidigung oder Mobbing' })
  await page.getByLabel('Warum ist das rechtswidrig?').fill('Der Beitrag beleidigt mich.')
  await page.getByLabel('Dein Name').fill('Erika Mustermann')
  await page.getByLabel('Deine E-Mail-Adresse').fill(email)
  await page.getByRole('checkbox', { name: /^Ich versichere/ }).check({ force: true })
  await page.getByRole('button', { name: 'Meldung abschicken' }).click()
  await expect(page.getByRole('heading', { name: 'Danke, deine Meldung ist da' })).toBeVisible()
  await page.getByRole('link', { name: 'Stand ansehen' }).click()
  await expect(page.getByText('Ein Mensch prüft das noch')).toBeVisible()

  const [link = ''] = RECEIPT.exec(await mailTo(email)) ?? []
  await decidePost(request, { id, moderator }, 'remove')
  await page.goto(link)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Du hattest recht, wir haben etwas getan')).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByText('Danke für deine Meldung.')).toBeVisible()
  await expect(page.getByText('Walküre')).toHaveCount(0)

  const log = await openAs(admin, '/admin/protokoll')
  const entry = log.getByRole('row').filter({ hasText: moderator.username })
  await expect(entry.filter({ hasText: 'Entfernt' })).toHaveCount(1)
})
