import { aiHelp, aiWelcome } from '#shared/api/ai-help.ts'
import { listPosts } from '#shared/api/posts.ts'
import { aPost } from '../../src/testing/members.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectControlsReachable } from '../fixtures/hit-test.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

const ANSWER = 'Auf dem Profil oder im Menü einer Unterhaltung kannst du jemanden blockieren.'

test(
  'answers in a dialog that keeps the conversation, covers nothing and has no barrier',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    api.on(listPosts, () => [5, 4, 3, 2].map((number) => aPost(number, `Krach Nummer ${number}`)))
    api.on(aiWelcome, () => ({
      message: 'Hallo! Ich bin die AI-Hilfe: eine KI, kein Mensch.',
      suggestions: ['Wie schreibe ich einen Beitrag?', 'Wer darf mir schreiben?'],
      isAi: true as const,
    }))
    api.on(aiHelp, () => ({
      id: '01KHELP0000000000000000001',
      message: ANSWER,
      suggestions: ['Wie melde ich etwas?'],
      link: { path: '/settings#blockiert', label: 'Blockierte Leute' },
      outcome: 'answered' as const,
      isAi: true as const,
      isLocalModel: false,
    }))
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'AI-Hilfe' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'AI-Hilfe' })
    await expect(dialog).toContainText('Hier antwortet eine KI, kein Mensch.')
    await expect(dialog).toContainText('Hallo! Ich bin die AI-Hilfe')
    await expectAccessible(page)

    const field = dialog.getByLabel('Deine Frage')
    await field.fill('Wie werde ich einen Troll los?')
    await field.press('Enter')
    await expect(dialog.getByRole('log')).toContainText(ANSWER)
    await expect(dialog.getByRole('link', { name: 'Blockierte Leute' })).toBeVisible()
    await expectAccessible(page)
    await expectControlsReachable(page)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(dialog.getByRole('log')).toContainText(ANSWER)
    expectNoFaults(api)
  },
)
