import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { decideReportedPost } from './fixtures/cases.ts'
import { writePost } from './fixtures/posts.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

const REASONS = 'Beim zweiten Lesen sehe ich es anders als beim ersten Mal.'

const appeal = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Warum/ }).fill(text)
  await page.getByRole('button', { name: 'Einspruch einlegen' }).click()
  await expect(page.getByText('Angekommen. Ein anderer Mensch als beim ersten Mal')).toBeVisible()
}

const decide = async (desk: Page, excerpt: string, choice: string): Promise<void> => {
  await desk.getByRole('button', { name: `Prüfen: ${excerpt}` }).click()
  const dialog = desk.getByRole('dialog', { name: 'Einspruch prüfen' })
  await dialog.getByRole('radio', { name: choice }).check({ force: true })
  await dialog.getByLabel('Begründung').fill(REASONS)
  await dialog.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a second person decides about the appeal of an author and the objection of a reporter', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [author, reporter, moderator, reviewer] = [
    await newMember('Odin'),
    await newMember('Nebel'),
    await newMember('Walküre'),
    await newMember('Norne'),
  ]
  await promote(moderator, 'moderator')
  await promote(reviewer, 'reviewer')
  const [removed, kept] = [`Entfernt ${randomUUID()}`, `Geblieben ${randomUUID()}`]
  const about = { reporter, moderator }
  const removedId = await writePost(request, author, removed)
  await decideReportedPost(request, { id: removedId, ...about }, 'remove')
  const keptId = await writePost(request, author, kept)
  await decideReportedPost(request, { id: keptId, ...about }, 'dismiss')

  const own = await openAs(author, `/entscheidungen?zu=${removedId}`)
  await appeal(own, 'Das war ein Zitat aus einem Songtext, kein Angriff auf Menschen.')

  const reports = await openAs(reporter, '/meldungen')
  const dismissed = reports.getByRole('listitem').filter({ hasText: kept })
  await expect(async () => {
    await reports.reload()
    await expect(dismissed).toContainText('Wir sehen keinen Verstoß', { timeout: 2000 })
  }).toPass()
  await dismissed.getByRole('button', { name: 'Einspruch einlegen' }).click()
  await expectAccessible(reports)
  await appeal(reports, 'Das ist keine Meinung, sondern ein Aufruf zur Gewalt.')

  const desk = await openAs(reviewer, '/moderation/einsprueche')
  await decide(desk, removed, 'Stattgeben: Alles wie vorher')
  await desk.getByRole('button', { name: `Prüfen: ${kept}` }).click()
  await expect(desk.getByText('Die Meldung: Beleidigung oder Mobbing')).toBeVisible()
  await expect(desk.getByText('Nebel')).toHaveCount(0)
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await decide(desk, kept, 'Stattgeben: Der Fall wird neu entschieden')

  await own.reload()
  await expect(own.getByText('Du hast recht bekommen. Alles ist wieder wie vorher.')).toBeVisible()
  await expect(own.getByText(REASONS)).toBeVisible()
  await reports.goto(`/#post-${removedId}`)
  await expect(reports.getByText(removed)).toBeVisible()

  await reports.goto('/meldungen')
  await expect(dismissed).toContainText('Nach deinem Einspruch entscheidet jemand anderes neu')
  await expect(dismissed).toContainText(REASONS)

  const queue = await openAs(moderator, '/moderation')
  const again = queue.getByRole('listitem').filter({ hasText: kept })
  await expect(again).toContainText('Zweiter Blick')
  await again.getByRole('button').click()
  await expect(queue.getByText('Du hast hier zuerst entschieden')).toBeVisible()
  await expect(queue.getByRole('button', { name: 'Übernehmen' })).toHaveCount(0)
})
