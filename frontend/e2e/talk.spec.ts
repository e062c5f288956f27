import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'
import { expectPageAccessible } from './fixtures/tour.ts'

test('mentions, answers and edits, and both members see it', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [odin, nebel] = [await newMember('Odin'), await newMember('Nebelkrähe')]
  const text = `Wer war gestern dabei? ${randomUUID()}`
  // Other journeys post meanwhile: without its link the post may be below the posts that are mounted.
  const link = `/#post-${await writePost(request, odin, text)}`
  const page = await openAs(nebel, link)
  const post = page.getByRole('article').filter({ hasText: text })
  await post.getByRole('button', { name: 'Kommentare: 0' }).press('Enter')

  await post.getByLabel('Dein Kommentar').pressSequentially(`Frag @${odin.username.slice(0, 4)}`)
  await expect(post.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(post.getByRole('option')).toHaveCount(0)
  await page.keyboard.type(`${odin.username.slice(4)} doch selbst`)
  await page.keyboard.press('ControlOrMeta+Enter')
  const comment = post.getByRole('listitem').filter({ hasText: 'doch selbst' })
  await expect(comment.getByRole('link', { name: `@${odin.username}` })).toHaveAttribute(
    'href',
    `/users/${odin.username}`,
  )

  const host = await openAs(odin, link)
  const own = host.getByRole('article').filter({ hasText: text })
  await own.getByRole('button', { name: 'Kommentare: 1' }).click()
  await own.getByRole('button', { name: /^Antworten auf/ }).press('Enter')
  await expect(own.getByLabel('Dein Kommentar')).toBeFocused()
  await expect(own.getByLabel('Dein Kommentar')).toHaveValue(`@${nebel.username} `)
  await host.keyboard.type('War ich.')
  await host.keyboard.press('ControlOrMeta+Enter')
  await expect(own.getByRole('list', { name: /^Antworten auf/ })).toContainText('War ich.')
  await expectPageAccessible(host)

  await own.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).press('Enter')
  await host.getByRole('menuitem', { name: 'Bearbeiten' }).press('Enter')
  const editor = own.getByRole('form', { name: 'Beitrag bearbeiten' })
  await editor.getByLabel('Text').fill(`${text} Und heute?`)
  await expectPageAccessible(host)
  await host.keyboard.press('ControlOrMeta+Enter')
  await expect(editor).toHaveCount(0)
  await own.getByRole('button', { name: /bearbeitet/ }).press('Enter')
  const history = host.getByRole('dialog', { name: 'Frühere Fassungen' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(host)

  await page.goto(link)
  await page.reload()
  const again = page.getByRole('article').filter({ hasText: 'Und heute?' })
  await expect(again.getByRole('button', { name: /bearbeitet/ })).toBeVisible()
  await page
    .getByRole('button', { name: /Aktivitäten/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('hat dich in')
  await expect(page.getByRole('dialog')).toContainText('War ich.')
})
